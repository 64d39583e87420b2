import type { MenuDirectory } from '../catalog/directory/directories.ts';
import type { ChosenCity } from '../delivery/city/use-chosen-city.ts';
import type { OfferedApp } from '../platform/mobile-app.ts';
import type { SocialLink } from '../platform/visit.server.ts';

/**
 * Data of the shell. `directories` is empty if the API does not respond. If the root loader itself fails, all other properties are missing
 * too.
 */
export interface ShellData {
  directories: readonly MenuDirectory[];
  /** The city that the shopper has chosen. */
  city?: ChosenCity | null | undefined;
  /** The current year, for the copyright line. */
  year?: number | undefined;
  app?: OfferedApp | undefined;
  /** Whether analytics is configured, which requires consent. */
  needsConsent?: boolean | undefined;
  socialLinks?: readonly SocialLink[] | undefined;
  /** Whether the shopper is signed in; undefined if unknown. */
  isSignedIn?: boolean | undefined;
  /** Ids of the account's favourites; null for a guest, or if they are unknown. */
  favourites?: readonly string[] | null | undefined;
  /** Time of rendering by the server's clock. */
  now?: number | undefined;
}
