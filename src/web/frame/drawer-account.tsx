import { accountEntries } from "#web/frame/account-entries.ts";
import { EncryptionBadge, type EncryptionBadgeProps } from "#web/frame/encryption-badge.tsx";
import { displayNameOf, type PersonName } from "#web/frame/person-name.ts";
import { Avatar } from "#web/frame/user-menu.tsx";
import { LogOut } from "#web/icons/log-out.ts";
import { AppLink } from "#web/ui/app-link.tsx";

export interface DrawerAccountProps {
  person: PersonName;
  encryption: EncryptionBadgeProps;
  onLogOut: () => void;
  /** Called when an entry is followed: the drawer closes. */
  onNavigate: () => void;
}

/** My Account at the foot of the drawer: who is signed in, and what the user's button in the head opens. */
export function DrawerAccount({ person, encryption, onLogOut, onNavigate }: DrawerAccountProps) {
  return (
    <section aria-label="My Account" className="mt-auto border-line border-t pt-3">
      <div className="flex items-center gap-3 px-2 pb-2">
        <Avatar person={person} />
        <div className="flex min-w-0 flex-col">
          <bdi className="truncate font-semibold">{displayNameOf(person)}</bdi>
          {person.email && <span className="truncate text-ink-soft text-sm">{person.email}</span>}
        </div>
      </div>
      <div className="flex px-2 md:hidden">
        <EncryptionBadge
          isWhole
          {...encryption}
          onPress={() => {
            onNavigate();
            encryption.onPress();
          }}
        />
      </div>
      <ul className="flex flex-col gap-1">
        {accountEntries.map(({ href, label, icon: Icon }) => (
          <li key={href}>
            <AppLink href={href} onClick={onNavigate} className={entryStyles}>
              <Icon aria-hidden className="size-5 shrink-0" />
              {label}
            </AppLink>
          </li>
        ))}
        <li>
          <button type="button" onClick={onLogOut} className={entryStyles}>
            <LogOut aria-hidden className="size-5 shrink-0" />
            Log out
          </button>
        </li>
      </ul>
    </section>
  );
}

const entryStyles =
  "flex min-h-11 w-full items-center gap-2.5 rounded-lg px-2 font-medium text-ink-soft transition-colors hover:bg-sunken hover:text-ink";
