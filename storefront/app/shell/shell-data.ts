import type { FooterLink } from '@meet/ui-kit/footer';
import type { MenuDirectory } from '../catalog/directory/directory-link.ts';
import type { OfferedApp } from '../platform/app-store.ts';

/** Data of the shell. `directories` is empty if the API does not answer. If the root loader itself fails, all else is missing too. */
export interface ShellData {
  directories: readonly MenuDirectory[];
  year?: number | undefined;
  app?: OfferedApp | undefined;
  /** Whether analytics is configured, which requires consent. */
  asksConsent?: boolean | undefined;
  /** The shop's pages in social networks. */
  social?: readonly FooterLink[] | undefined;
  /** Whether the shopper is signed in; undefined if unknown. */
  isSignedIn?: boolean | undefined;
  /** Time of rendering by the server's clock. */
  now?: number | undefined;
}
