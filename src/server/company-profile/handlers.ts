import { randomUUID } from "node:crypto";
import type { companyProfileRoutes } from "#contract/company-profile.ts";
import { companyTermDefaults } from "#domain/company/company-term-defaults.ts";
import { type Language, regionTerms } from "#domain/region/region.ts";
import { Refusal } from "#server/base/refusal.ts";
import { takeLogo } from "#server/company-profile/logo.ts";
import { refuseMisshapenNumbers } from "#server/company-profile/number-shapes.ts";
import { profileAnswer, readProfile } from "#server/company-profile/profile-answer.ts";
import {
  type CompanyProfileRow,
  columnsOfTerms,
  findProfile,
  insertProfile,
  updateProfile,
} from "#server/company-profile/store.ts";
import type { Handlers } from "#server/http/handler.ts";
import type { Services } from "#server/http/services.ts";
import { columnValues } from "#server/records/record-store.ts";
import { checkVersion } from "#server/records/version.ts";
import { changeWords, type Sealing, takeNewWords, takeWords } from "#server/sealing/words.ts";
import { versionOfNew } from "#server/writes/change-feed.ts";
import { type Asked, type Write, writeRecord } from "#server/writes/write-records.ts";

const kind = "companyProfile";
const notFound = "answers.noCompanyProfile";

/** The company profile: each user has one, which is made once and then changed. */
export function companyProfileHandlers(services: Services): Handlers<typeof companyProfileRoutes> {
  const { database } = services;

  /** A write that answers with the profile, as it is or, to a repeated request, as it is now. */
  function answering(asked: Asked, apply: (write: Write) => Promise<CompanyProfileRow>) {
    return writeRecord(services, asked, {
      kind,
      apply: async (write) => profileAnswer(write.trx, await apply(write)),
      again: async (trx) => {
        const profile = await readProfile(trx);
        if (!profile) throw new Refusal("NOT_FOUND", notFound);
        return profile;
      },
    });
  }

  return {
    read: ({ actor }) => database.readAsOwner(actor.userId, readProfile),

    create: ({ body, ...asked }) =>
      answering(asked, async ({ trx, userId, now, sealing, isKeyed, note }) => {
        if (sealing.kid === null) refuseMisshapenNumbers(body);
        const id = body.id ?? randomUUID();
        const moment = now.toISOString();
        const inserted = await insertProfile(trx, {
          ...columnsOfTerms(companyTermDefaults),
          ...columnsOfTerms(body),
          ...columnValues(
            takeNewWords("companyProfile", id, { ...defaultWords(body, sealing), ...body }, sealing),
          ),
          ...takeLogo(id, body, sealing),
          id,
          user_id: userId,
          version: versionOfNew(kind, id),
          created_at: moment,
          updated_at: moment,
        } as Parameters<typeof insertProfile>[1]);
        const row = inserted ?? (isKeyed ? null : await findProfile(trx));
        if (row?.id !== id) throw new Refusal("PROFILE_EXISTS");
        if (inserted) note({ kind, id, version: row.version, deleted: false });
        return row;
      }),

    update: ({ params, body, ...asked }) =>
      answering(asked, async ({ trx, now, sealing, note }) => {
        const row = await findProfile(trx, true);
        if (row?.id !== params.id) throw new Refusal("NOT_FOUND", notFound);
        checkVersion(row.version, body.version);
        if (sealing.kid === null) refuseMisshapenNumbers(body);
        const changed = await updateProfile(trx, row.id, {
          ...columnsOfTerms(body),
          ...columnValues(changeWords(row, takeWords("companyProfile", row.id, body, sealing))),
          ...takeLogo(row.id, body, sealing),
          version: row.version + 1,
          updated_at: now.toISOString(),
        });
        note({ kind, id: row.id, version: changed.version, deleted: false });
        return changed;
      }),
  };
}

/** A new profile gets its language's country unless it names one; a sealed profile always does. */
function defaultWords({ language }: { language?: Language | undefined }, { kid }: Sealing) {
  if (kid !== null) return {};
  return { country: regionTerms(language ?? companyTermDefaults.language).defaultCountry };
}
