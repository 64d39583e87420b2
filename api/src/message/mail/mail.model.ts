/** The content of a mail. The plain text and the HTML part are both rendered from this content, so that they agree. */
export interface MailContent {
  subject: string;
  greeting?: string;
  blocks: readonly MailBlock[];
  /** Links into the shop. The HTML part shows the first link as a button. */
  links?: readonly MailLink[];
  /** Why the mail came: small print of the HTML part. */
  reason?: string;
}

/** A string is a paragraph. */
export type MailBlock = string | UnderHeadingBlock | CodeBlock | GoodsBlock | DetailsBlock;

/** A paragraph that the HTML part shows under the heading, at any position in the plain text. */
export interface UnderHeadingBlock {
  underHeading: string;
}

export interface CodeBlock {
  code: string;
  /** Purpose of the code, which is the heading of the HTML part. */
  purpose: string;
  /** The sentence after the code. */
  advice: string;
}

export interface GoodsBlock {
  goods: readonly GoodsRow[];
  sums?: readonly Sum[];
}

export interface GoodsRow {
  name: string;
  /** Such as «размер 42». */
  detail?: string;
  price?: string;
  /** Day of the delivery, such as «до 28 ноября». */
  day?: string;
  /** The page of the shop on which the shopper can act. */
  link?: MailLink;
  /** URL of a picture of the goods on the shop's site, 4:5; null for goods without a picture. Mails without pictures omit the field. */
  picture?: string | null;
}

export interface Sum {
  label: string;
  value: string;
  isTotal?: boolean;
}

export interface DetailsBlock {
  details: readonly MailDetail[];
}

export interface MailDetail {
  label: string;
  value: string;
  /** The separator of label and value in the text, by default a colon. */
  separator?: string;
  isStrong?: boolean;
}

export interface MailLink {
  label: string;
  url: string;
  /** Label of the button in the HTML part, by default the label of the link. */
  action?: string;
}

/** A rendered mail, without the e-mail address that it goes to. */
export interface Mail {
  subject: string;
  text: string;
  html: string;
}
