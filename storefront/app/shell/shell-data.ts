import type { FooterLink } from '@meet/ui-kit/footer';
import type { MenuDirectory } from '../catalog/directory-link.ts';
import type { AppStore } from '../platform/app-store.ts';
import type { SessionUserFragment } from '../platform/graphql/generated/graphql.ts';

/** The shop's mobile app, as offered in the footer and the banner. */
export interface OfferedApp {
  /** Full URL that the QR code holds. */
  href: string;
  /** Address of the QR code image. */
  code: string;
  /** Stores that have the app. If empty, the shop is offered as a home-screen app. */
  stores: readonly AppStore[];
}

/** Data of the shell. If the API does not answer, there are no directories and no year. */
export interface ShellData {
  directories: readonly MenuDirectory[];
  year?: number | undefined;
  app?: OfferedApp | undefined;
  /** Whether counters are configured. They require consent. */
  asksConsent?: boolean | undefined;
  /** The shop's pages in social networks. */
  social?: readonly FooterLink[] | undefined;
  /** The signed-in user; null for a guest, undefined if unknown. */
  user?: SessionUserFragment | null | undefined;
  /** Time of rendering by the server's clock. */
  now?: number | undefined;
}
