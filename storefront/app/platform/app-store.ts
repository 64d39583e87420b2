/** An app store that has the shop's app. */
export interface AppStore {
  name: string;
  href: string;
}

/** The page about the app. */
export const appPagePath = '/info/appspromo';
