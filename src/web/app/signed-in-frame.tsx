import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import type { User } from "#domain/account/person.ts";
import { hasSubscription } from "#domain/account/subscription.ts";
import { PasswordQuestion } from "#web/account/password-question.tsx";
import { useSignInAgain } from "#web/account/use-sign-in-again.tsx";
import { useSignOut } from "#web/account/use-sign-out.ts";
import { headingOf } from "#web/app/headings.ts";
import { LoadAhead } from "#web/app/load-ahead.ts";
import { navigationItems } from "#web/app/navigation.ts";
import { StripUnderHead } from "#web/app/strip-under-head.tsx";
import { useBeginning } from "#web/app/use-beginning.ts";
import { useReadAgainWithKey } from "#web/app/use-read-again-with-key.ts";
import { useStripKind } from "#web/app/use-strip-kind.ts";
import { speak } from "#web/base/messages.ts";
import { onPassphraseAsked, onPassphraseRequired } from "#web/base/passphrase-required.ts";
import { whenIdle } from "#web/base/request-idle-callback.ts";
import { useGivenName } from "#web/base/screen-name.ts";
import type { SignedOut } from "#web/base/session-lost.ts";
import { useInSlices } from "#web/base/use-in-slices.ts";
import { usePageLanguage } from "#web/base/use-page-language.ts";
import { usePageTitle } from "#web/base/use-page-title.ts";
import { AppShell, loadDrawer } from "#web/frame/app-shell.tsx";
import { StripProvider } from "#web/frame/strip-of.ts";
import { loadUserMenu, UserMenu } from "#web/frame/user-menu.tsx";
import { Keys } from "#web/keys/keys.tsx";
import { ConfirmProvider, loadConfirmPopup } from "#web/overlays/confirm-dialog.tsx";
import { sayUnreachable } from "#web/overlays/say-unreachable.ts";
import { loadToastCard } from "#web/overlays/toaster.tsx";
import { Tooltips } from "#web/overlays/tooltips.tsx";
import { Unreachable } from "#web/overlays/unreachable.tsx";
import { usePart } from "#web/overlays/use-part.ts";
import { LanguageProvider, useScreenLanguage } from "#web/records/use-language.ts";
import { navigate } from "#web/routing/navigation.ts";
import { useNamedPlace, usePlace } from "#web/routing/use-place.ts";
import { HeaderSearch, loadSearch } from "#web/search/header-search.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { EncryptingNotice } from "#web/vault/encrypting-notice.tsx";
import { RecoveryOffer } from "#web/vault/recovery-offer.tsx";
import { useEncryption } from "#web/vault/use-encryption.ts";
import { type EncryptionState, encryptionState, loadEncryption } from "#web/vault/vault-session.ts";
import { isVerified } from "#web/vault/verified-flag.ts";

const loadPlainQuestion = () => import("#web/account/plain-question.tsx");
const loadUnlockDialog = () => import("#web/vault/unlock-dialog.tsx");
/** What the frame's buttons open, in the order in which they are likely to be pressed. */
const opened = [loadUserMenu, loadSearch, loadConfirmPopup, loadDrawer];

/** Without a tab that vouches for the key, the passphrase will be asked for: its dialog loads while that is found out. */
async function loadUnlockAhead(): Promise<unknown> {
  return (await isVerified()) || loadUnlockDialog();
}

interface SignedInFrameProps {
  user: User;
  children: ReactNode;
}

/**
 * The frame of every screen of a signed-in user. First it finds out how the account is encrypted, because no record may
 * be read before it is known how to open it; then it shows the shell, with the unlock dialog when a passphrase is
 * needed.
 */
export function SignedInFrame({ user, children }: SignedInFrameProps) {
  const encryption = useEncryption();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    loadEncryption(user).catch(() => setFailed(true));
    void loadUnlockAhead().catch(() => undefined);
  }, [user]);
  const again = useSignInAgain(user);
  const isAsking = encryption.phase === "asking";
  const isKnown = !isAsking && encryption.phase !== "loading";
  const mayShow = useInSlices(isKnown);
  const question = usePart(loadPlainQuestion, isAsking, () => setFailed(true));
  if (isAsking && question) return <question.PlainQuestion user={user} />;
  if (isKnown && mayShow) {
    return (
      <ConfirmProvider>
        <Shell user={user} signedOut={again.signedOut}>
          {children}
        </Shell>
        {again.dialog}
        <Tooltips />
      </ConfirmProvider>
    );
  }
  return failed ? <LoadingFailed /> : <Spinner />;
}

function Shell({ user, signedOut, children }: SignedInFrameProps & { signedOut: SignedOut | null }) {
  const { path: pathname } = usePlace();
  const { path: goingTo } = useNamedPlace();
  const language = useScreenLanguage();
  speak(language);
  usePageLanguage(language);
  const encryption = useEncryption();
  const signOut = useSignOut(user);
  const locked = encryption.phase === "locked";
  const { asking, setAsking } = useAskForPassphrase(encryption);
  useReadAgainWithKey(encryption);
  useEffect(() => whenIdle(() => void loadToastCard().catch(() => undefined)), []);
  const unlock = usePart(loadUnlockDialog, locked && asking, () => {
    setAsking(false);
    sayUnreachable();
  });
  const { title, subtitle, tab, namesItself = false } = headingOf(pathname);
  const name = useGivenName(pathname);
  usePageTitle(tab ?? name ?? title);
  const active = hasSubscription(user);
  const account = { person: user, onLogOut: signOut };
  const navigation = active ? navigationItems(language) : [];
  const beginning = useBeginning(active);
  const strip = useStripKind({
    locked: locked && !asking,
    signedOut: signedOut !== null,
    readOnly: !active,
    trial: pathname === "/",
  });
  return (
    <LanguageProvider value={language}>
      <AppShell
        navigation={navigation}
        pathname={goingTo}
        title={name ?? title}
        isUnnamed={namesItself && name === null}
        subtitle={subtitle}
        search={active && <HeaderSearch navigation={navigation} onSignOut={signOut} />}
        encryption={{
          state: badgeOf(encryption),
          onPress: () => (locked ? setAsking(true) : void navigate("/settings")),
        }}
        newButton={beginning.button}
        userMenu={<UserMenu {...account} />}
        account={account}
      >
        <LoadAhead loads={opened} />
        <StripUnderHead
          {...{ user, strip, pathname }}
          signedInAs={signedOut?.other?.email ?? null}
          onUnlock={() => setAsking(true)}
        />
        <EncryptingNotice userId={user.id} isShown={strip === "encrypting"} />
        <StripProvider value={strip}>{children}</StripProvider>
        <RecoveryOffer user={user} />
        <PasswordQuestion />
        {beginning.part && <beginning.part.NewSheet {...beginning.sheet} />}
        <Keys />
        {unlock && <unlock.UnlockDialog user={user} open={locked && asking} onOpenChange={setAsking} />}
      </AppShell>
    </LanguageProvider>
  );
}

/**
 * Whether the passphrase is being asked for: when the screens open locked, when the server requires sealed words, and
 * when something is to be saved. A save waits until the account is open or the dialog is closed.
 */
function useAskForPassphrase({ phase }: EncryptionState) {
  const [asking, setAsking] = useState(phase === "locked");
  const waiting = useRef<((isOpen: boolean) => void)[]>([]);
  const answer = useCallback((isOpen: boolean) => {
    for (const settle of waiting.current.splice(0)) settle(isOpen);
  }, []);
  useEffect(() => onPassphraseRequired(() => setAsking(true)), []);
  useEffect(
    () =>
      onPassphraseAsked(
        () =>
          new Promise((settle) => {
            if (encryptionState().phase !== "locked") return settle(encryptionState().phase === "ready");
            waiting.current.push(settle);
            setAsking(true);
          }),
      ),
    [],
  );
  useEffect(() => {
    if (phase !== "locked") answer(phase === "ready");
  }, [phase, answer]);
  const change = (isAsking: boolean) => {
    setAsking(isAsking);
    if (!isAsking) answer(encryptionState().phase === "ready");
  };
  return { asking, setAsking: change };
}

function LoadingFailed() {
  return (
    <div className="mx-auto max-w-xl p-6">
      <Unreachable />
    </div>
  );
}

/** While an account is still being encrypted, the badge does not say that it is. */
function badgeOf(encryption: EncryptionState) {
  if (encryption.phase === "none") return "none";
  if (encryption.phase !== "ready") return "locked";
  return encryption.unlocked.vault.mode === "strict" ? "encrypted" : "none";
}
