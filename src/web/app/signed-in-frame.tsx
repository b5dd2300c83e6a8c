import { useQueryClient } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { type ReactNode, useEffect, useState } from "react";
import type { User } from "#domain/account/person.ts";
import { useSignOut } from "#web/account/use-sign-out.ts";
import { headingOf, navigationLabels } from "#web/app/headings.ts";
import { speak } from "#web/app/messages.ts";
import { useLanguage } from "#web/app/use-language.ts";
import { HeaderSearch } from "#web/search/header-search.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { AppShell } from "#web/ui/app-shell.tsx";
import { ConfirmProvider } from "#web/ui/confirm-dialog.tsx";
import { EncryptionBadge } from "#web/ui/encryption-badge.tsx";
import { navigationItems } from "#web/ui/navigation.ts";
import { Spinner } from "#web/ui/spinner.tsx";
import { TooltipProvider } from "#web/ui/tooltip.tsx";
import { UserMenu } from "#web/ui/user-menu.tsx";
import { UnlockDialog } from "#web/vault/unlock-dialog.tsx";
import { useEncryption } from "#web/vault/use-encryption.ts";
import { loadEncryption } from "#web/vault/vault-session.ts";

interface SignedInFrameProps {
  user: User;
  children: ReactNode;
}

/**
 * Around every screen of a signed-in user: first it is found out how the account is protected, so that no record
 * is read before it is known how to open it; then the shell, with the unlock dialog where a passphrase is missing.
 */
export function SignedInFrame({ user, children }: SignedInFrameProps) {
  const encryption = useEncryption();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    loadEncryption(user.id).catch(() => setFailed(true));
  }, [user.id]);
  if (encryption.phase !== "loading") {
    return (
      <TooltipProvider>
        <ConfirmProvider>
          <Shell user={user}>{children}</Shell>
        </ConfirmProvider>
      </TooltipProvider>
    );
  }
  return failed ? <LoadingFailed /> : <Spinner />;
}

function Shell({ user, children }: SignedInFrameProps) {
  const pathname = useLocation({ select: (location) => location.pathname });
  const language = useLanguage();
  speak(language);
  const encryption = useEncryption();
  const signOut = useSignOut(user);
  const client = useQueryClient();
  const locked = encryption.phase === "locked";
  const [asking, setAsking] = useState(locked);
  const heading = headingOf(pathname);
  const active = user.isAdmin || ["active", "trialing"].includes(user.subscriptionStatus);
  return (
    <AppShell
      navigation={active ? navigationItems(navigationLabels(language)) : []}
      pathname={pathname}
      title={heading.title}
      subtitle={heading.subtitle}
      search={active && <HeaderSearch />}
      encryption={<EncryptionBadge state={badgeOf(encryption.phase)} onPress={() => setAsking(locked)} />}
      userMenu={<UserMenu person={user} onLogOut={signOut} />}
    >
      {encryption.phase === "refused" && (
        <Alert variant="danger" title="Your data was not opened" live>
          {encryption.error.message}
        </Alert>
      )}
      {children}
      <UnlockDialog
        user={user}
        open={locked && asking}
        onOpenChange={setAsking}
        onUnlocked={() => client.resetQueries({ predicate: (query) => query.queryKey[0] !== "user" })}
      />
    </AppShell>
  );
}

function LoadingFailed() {
  return (
    <div className="mx-auto max-w-xl p-6">
      <Alert variant="danger" title="Quotewright cannot be reached">
        Check your internet, then reload this page. Nothing is lost.
      </Alert>
    </div>
  );
}

function badgeOf(phase: "none" | "locked" | "ready" | "refused" | "loading") {
  if (phase === "ready") return "encrypted";
  return phase === "none" ? "none" : "locked";
}
