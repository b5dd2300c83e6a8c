import { randomUUID } from "node:crypto";
import { type companyProfileRoutes, companyTermDefaults } from "#contract/company-profile.ts";
import { type Language, regionTerms } from "#domain/region/region.ts";
import { Refusal } from "#server/base/refusal.ts";
import { takeLogo } from "#server/company-profile/logo.ts";
import { refuseMisshapenNumbers } from "#server/company-profile/number-shapes.ts";
import { profileAnswer } from "#server/company-profile/profile-answer.ts";
import { columnsOfTerms, findProfile, insertProfile, updateProfile } from "#server/company-profile/store.ts";
import type { Handlers } from "#server/http/handler.ts";
import type { Services } from "#server/http/services.ts";
import { wordColumns } from "#server/records/record-store.ts";
import { checkVersion } from "#server/records/version.ts";
import { holdSealing } from "#server/sealing/keyset-store.ts";
import { changeWords, type Sealing, takeNewWords, takeWords } from "#server/sealing/words.ts";

/** The company profile: each user has one, which is made once and then changed. */
export function companyProfileHandlers({ database, clock }: Services): Handlers<typeof companyProfileRoutes> {
  return {
    read: ({ actor }) =>
      database.readAsOwner(actor.userId, async (trx) => {
        const row = await findProfile(trx);
        return row && profileAnswer(trx, row);
      }),

    create: ({ actor, body }) =>
      database.asOwner(actor.userId, async (trx) => {
        const sealing = await holdSealing(trx, actor.userId);
        if (sealing.kid === null) refuseMisshapenNumbers(body);
        const id = body.id ?? randomUUID();
        const now = clock().toISOString();
        const inserted = await insertProfile(trx, {
          ...columnsOfTerms(companyTermDefaults),
          ...columnsOfTerms(body),
          ...wordColumns(
            takeNewWords("companyProfile", id, { ...defaultWords(body, sealing), ...body }, sealing),
          ),
          ...takeLogo(id, body, sealing),
          id,
          user_id: actor.userId,
          created_at: now,
          updated_at: now,
        } as Parameters<typeof insertProfile>[1]);
        const row = inserted ?? (await findProfile(trx));
        if (row?.id !== id) throw new Refusal("PROFILE_EXISTS");
        return profileAnswer(trx, row);
      }),

    update: ({ actor, params, body }) =>
      database.asOwner(actor.userId, async (trx) => {
        const sealing = await holdSealing(trx, actor.userId);
        const row = await findProfile(trx, true);
        if (row?.id !== params.id) throw new Refusal("NOT_FOUND", "answers.noCompanyProfile");
        checkVersion(row.version, body.version);
        if (sealing.kid === null) refuseMisshapenNumbers(body);
        const changed = await updateProfile(trx, row.id, {
          ...columnsOfTerms(body),
          ...wordColumns(changeWords(row, takeWords("companyProfile", row.id, body, sealing))),
          ...takeLogo(row.id, body, sealing),
          version: row.version + 1,
          updated_at: clock().toISOString(),
        });
        return profileAnswer(trx, changed);
      }),
  };
}

/** A new profile gets its language's country unless it names one; a sealed profile always does. */
function defaultWords({ language }: { language?: Language | undefined }, { kid }: Sealing) {
  if (kid !== null) return {};
  return { country: regionTerms(language ?? companyTermDefaults.language).defaultCountry };
}
