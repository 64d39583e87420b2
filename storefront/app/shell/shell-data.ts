import type { FooterLink } from '@meet/ui-kit/footer';
import type { MenuDirectory } from '../catalog/directory-link.ts';
import type { AppStore } from '../platform/app-store.ts';
import type { SessionUserFragment } from '../platform/graphql/generated/graphql.ts';

/** The app, as the pages offer it. */
export interface OfferedApp {
  /** Full address of where it is had, which its code holds. */
  href: string;
  /** Address of the drawn code. */
  code: string;
  /** The stores that have it; without one it is the shop itself, on a phone's screen. */
  stores: readonly AppStore[];
}

/** What the frame of every page is made of. Where the API does not answer there are no directories and no year. */
export interface ShellData {
  directories: readonly MenuDirectory[];
  year?: number | undefined;
  app?: OfferedApp | undefined;
  /** Whether counters are configured, which need the visitor's consent. */
  asksConsent?: boolean | undefined;
  /** The shop's pages in social networks. */
  social?: readonly FooterLink[] | undefined;
  /** Who is signed in; null is nobody, and nothing is what could not be told. */
  user?: SessionUserFragment | null | undefined;
  /** When the page was made, by the server's clock. */
  now?: number | undefined;
}
