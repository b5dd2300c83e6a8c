import type { User } from "#domain/account/person.ts";
import { today } from "#web/base/today.ts";
import { LogOutButton } from "#web/dashboard/log-out-button.tsx";
import { useLanguage } from "#web/records/use-language.ts";
import { dayTitle } from "#words/labels/day-title.ts";

interface DayHeadProps {
  user: User;
  /** Nothing was made yet; null while that is unknown. */
  isNew: boolean | null;
}

/** The day and a word to the person. */
export function DayHead({ user, isNew }: DayHeadProps) {
  const language = useLanguage();
  const greeting = isNew === false ? greetingAt(new Date().getHours()) : "Welcome";
  return (
    <div className="-mb-4 flex items-start justify-between gap-x-6">
      <div className="min-w-0 flex-1">
        <h2 className="font-semibold text-xl tracking-tight">{dayTitle(today(), language)}</h2>
        <p className={`text-ink-soft ${isNew === null ? "invisible" : ""}`}>
          {user.firstName ? `${greeting}, ${user.firstName}` : greeting}
        </p>
      </div>
      <div className="compact:hidden">
        <LogOutButton user={user} />
      </div>
    </div>
  );
}

/** @param hour of the day where the person is */
function greetingAt(hour: number): string {
  if (hour < 12) return "Good morning";
  return hour < 18 ? "Good afternoon" : "Good evening";
}
