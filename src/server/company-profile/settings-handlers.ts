import type { companySettingsRoutes } from "#contract/company-settings.ts";
import type { CompanySettings } from "#domain/company/company-settings.ts";
import type { Handlers } from "#server/http/handler.ts";
import type { Services } from "#server/http/services.ts";

const unsaid: CompanySettings = { tone: null };

/** How the firm works. The last change wins, so that there is no version. */
export function companySettingsHandlers({ database }: Services): Handlers<typeof companySettingsRoutes> {
  return {
    read: ({ actor }) =>
      database.readAsOwner(actor.userId, async (trx) => {
        const row = await trx.selectFrom("company_settings").select("tone").executeTakeFirst();
        return row ?? unsaid;
      }),
    update: ({ actor: { userId }, body }) =>
      database.asOwner(userId, (trx) =>
        trx
          .insertInto("company_settings")
          .values({ user_id: userId, ...body })
          .onConflict((conflict) => conflict.column("user_id").doUpdateSet(body))
          .returning("tone")
          .executeTakeFirstOrThrow(),
      ),
  };
}
