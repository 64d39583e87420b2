/** An app store that has the shop's app. */
export interface AppStore {
  name: string;
  href: string;
}

export interface OfferedApp {
  /** Full URL in the QR code. */
  href: string;
  /** URL of the picture of the QR code. The URL changes with the content of the QR code. */
  qrCode: string;
  /** Describes the purpose of the QR code. */
  qrCodeLabel: string;
  /** Stores that offer the app. If empty, the shop is offered as a home-screen app. */
  stores: readonly AppStore[];
}

export const appPagePath = '/info/appspromo';
