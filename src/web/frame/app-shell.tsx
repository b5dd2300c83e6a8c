import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from "react";
import { useRootMark } from "#web/base/use-root-mark.ts";
import { Header, type HeaderProps } from "#web/frame/header.tsx";
import type { MenuDrawer } from "#web/frame/menu-drawer.tsx";
import { hasShortcuts, isEditor, type NavigationItem, screenAbove } from "#web/frame/navigation.ts";
import { FoldButton, Sidebar } from "#web/frame/sidebar.tsx";
import { useFolded } from "#web/frame/use-folded.ts";
import { onReach, useOpening, usePart } from "#web/overlays/use-part.ts";
import { navigate } from "#web/routing/navigation.ts";
import { AppLink } from "#web/ui/app-link.tsx";
import { Wordmark } from "#web/ui/logo.tsx";
import { PopupHome } from "#web/ui/popup-home.ts";
import { compact, useMediaQuery } from "#web/ui/use-media-query.ts";

interface AppShellProps extends HeaderProps {
  /** Empty for a person without a subscription. */
  navigation: readonly NavigationItem[];
  /** Path of the current screen, whose entry is marked. */
  pathname: string;
  /** Who is signed in, for the foot of the drawer. */
  account: Omit<ComponentProps<typeof MenuDrawer>["account"], "encryption">;
  /** Opens what can be begun, from the bar on phones and tablets. */
  newButton: ComponentProps<"button">;
  children: ReactNode;
}

const loadShortcuts = () => import("#web/frame/shortcuts.tsx");

/** Loads the drawer, which contains the sidebar on screens where it is not a column. */
export const loadDrawer = () => import("#web/frame/menu-drawer.tsx");

/**
 * The frame of every signed-in screen: sidebar, header, content. The sidebar is a column on a wide screen, and a drawer
 * on a narrow one or a tablet; neither sidebar nor header is printed. The page itself scrolls, so that the routing can
 * restore the scroll position. There, a toast lies over the foot of the content, so that the content ends with enough
 * room to scroll its last control out from under one.
 */
export function AppShell(props: AppShellProps) {
  const { navigation, pathname, account, newButton, children, ...header } = props;
  const home = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const { isOpen, setOpen, part } = useOpening(loadDrawer);
  const [isWithoutBar, setWithoutBar] = useState(false);
  const isShort = navigation.length > 0 && hasShortcuts(pathname) && !isWithoutBar;
  // On phones and tablets the head of a document, of an editor and of a task leads back, in place of the menu.
  const above = navigation.length > 0 ? screenAbove(pathname) : null;
  const isBack = above !== null || pathname === "/bring-in";
  const backButton = { onClick: () => (above ? void navigate(above, { returns: true }) : stepBack()) };
  // The header has the menu button where the bar cannot be loaded.
  const isCompact = useMediaQuery(compact);
  const bar = usePart(loadShortcuts, isCompact && isShort, () => setWithoutBar(true));
  const menuButton = { ...onReach(loadDrawer), ref: opener, onClick: () => setOpen(true) };
  // Closes the drawer when the screen behind it changes, and when the column takes its place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change of screen or width is the occasion.
  useEffect(() => setOpen(false), [pathname, isCompact, setOpen]);
  const [isFolded, toggleFolded] = useFolded();
  const sidebar = { items: navigation, pathname };
  useRootMark("editor", isEditor(pathname));
  return (
    <PopupHome value={home}>
      <div className="flex min-h-dvh">
        <a href="#main" className={skipLinkStyles}>
          Skip to content
        </a>
        <div className="tall:sticky top-0 flex z-30 tall:h-dvh w-(--column) shrink-0 flex-col border-line border-r bg-surface compact:hidden print:hidden">
          <Sidebar
            {...sidebar}
            head={<HomeLink />}
            below={<FoldButton isFolded={isFolded} onPress={toggleFolded} />}
          />
        </div>
        {part && (
          <part.MenuDrawer
            {...sidebar}
            account={{ ...account, encryption: header.encryption }}
            open={isOpen}
            onOpenChange={setOpen}
            opener={opener}
            head={<HomeLink onNavigate={() => setOpen(false)} />}
          />
        )}
        <div className="flex min-w-0 flex-1 flex-col">
          <Header
            {...header}
            menuButton={isShort ? null : isBack ? backButton : menuButton}
            isBack={isBack}
          />
          <main
            id="main"
            tabIndex={-1}
            className={`mx-auto flex w-full max-w-372 flex-1 flex-col gap-6 p-4 md:p-6 wide:without-bar:pb-48 print:max-w-none print:p-0 ${isShort ? "compact:without-bar:pb-48" : "compact:without-bar:pb-32"}`}
          >
            {children}
            <div ref={home} className="contents" />
          </main>
          {bar && isShort && (
            <bar.Shortcuts pathname={pathname} newButton={newButton} moreButton={menuButton} />
          )}
        </div>
      </div>
    </PopupHome>
  );
}

/** Leads to the screen before; in a tab that was opened here, to the first one. */
function stepBack(): void {
  if (history.length > 1) history.back();
  else location.assign("/");
}

function HomeLink({ onNavigate }: { onNavigate?: () => void }) {
  return (
    <AppLink
      href="/"
      onClick={onNavigate}
      className="flex h-16 shrink-0 items-center rounded-lg px-4 rail:justify-center rail:px-0 in-[[role=dialog]]:px-0"
    >
      <Wordmark nameClass="rail:sr-only" />
    </AppLink>
  );
}

const skipLinkStyles = [
  "fixed top-2 left-2 z-60 rounded-lg bg-accent px-4 py-3 font-medium text-on-accent print:hidden",
  "not-focus:sr-only",
].join(" ");
