type ColourPair = readonly [light: string, dark: string];

/** The kit's colours that mails and /inbox show, repeated because the API imports no other workspace. A test compares them with the kit. */
export const colours = {
  paper: ['#FFFFFF', '#100F0E'],
  tile: ['#EFEDE8', '#24221F'],
  line: ['#E3E0D9', '#33302C'],
  ink: ['#121212', '#F4F3F0'],
  muted: ['#67645E', '#A8A49C'],
} as const satisfies Record<string, ColourPair>;

/** The text font of the kit, or the nearest one of the reader's system. */
export const textFontFamily = "'Onest Variable', 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

const [paper, darkPaper] = colours.paper;
const [tile, darkTile] = colours.tile;
const [line, darkLine] = colours.line;
const [ink, darkInk] = colours.ink;
const [muted, darkMuted] = colours.muted;

const displayFontFamily = "'Unbounded Variable', 'Arial Black', Arial, sans-serif";
const smallText = 'font-size:14px;line-height:20px;';
const topLine = `border-top:1px solid ${line};`;

/** Styles by role, inlined because many mail programs drop a style sheet. Sizes follow the design of the shop's mails. */
export const styles = {
  body: `margin:0;padding:0;background:${paper};`,
  preheader: 'display:none;max-height:0;overflow:hidden;opacity:0;mso-hide:all;',
  contentTable: `width:100%;max-width:600px;text-align:left;font:400 16px/24px ${textFontFamily};color:${ink};overflow-wrap:anywhere;word-break:break-word;`,
  header: `padding:24px 32px;border-bottom:1px solid ${line};`,
  wordmark: `font:800 22px/28px ${displayFontFamily};letter-spacing:-1.3px;color:${ink};text-decoration:none;`,
  greeting: `padding:32px 32px 8px;${smallText}color:${muted};`,
  title: 'padding:0 32px 12px;',
  heading: 'margin:0;font-size:30px;line-height:36px;font-weight:500;letter-spacing:-.75px;',
  cell: 'padding:0 32px 24px;',
  code: `padding:4px 32px 20px;font:800 44px/52px ${displayFontFamily};letter-spacing:4px;white-space:nowrap;`,
  button: `background:${ink};border-radius:2px;`,
  buttonLink: `display:inline-block;padding:14px 24px;font-size:16px;line-height:20px;font-weight:600;color:${paper};text-decoration:none;`,
  sectionWithLine: `padding:20px 32px 12px;${topLine}`,
  items: `${smallText}color:${ink};`,
  picture: 'width:72px;padding:0 16px 12px 0;vertical-align:top;',
  image: `display:block;width:72px;height:90px;border:0;background:${tile};font-size:11px;line-height:14px;`,
  noImage: `width:72px;height:90px;background:${tile};`,
  goodsName: 'padding:0 12px 12px 0;vertical-align:top;',
  price: 'padding:0 0 12px;text-align:right;vertical-align:top;white-space:nowrap;font-variant-numeric:tabular-nums;',
  rowLink: `display:inline-block;padding:12px 16px;font-size:14px;line-height:20px;font-weight:600;color:${paper};text-decoration:none;`,
  otherLinks: 'padding:12px 32px 24px;',
  muted: `color:${muted};`,
  sumLabel: `padding:3px 12px 3px 0;vertical-align:top;color:${muted};`,
  sum: 'padding:3px 0;text-align:right;vertical-align:top;white-space:nowrap;font-variant-numeric:tabular-nums;',
  totalLabel: 'padding:10px 12px 3px 0;vertical-align:top;font-size:22px;line-height:28px;font-weight:600;letter-spacing:-.3px;',
  total:
    'padding:10px 0 3px;text-align:right;vertical-align:top;white-space:nowrap;font-size:22px;line-height:28px;font-weight:600;letter-spacing:-.3px;',
  detailLabel: `width:150px;padding:3px 16px 3px 0;vertical-align:baseline;color:${muted};`,
  detail: 'padding:3px 0;vertical-align:baseline;',
  strong: 'font-size:22px;line-height:28px;font-weight:600;letter-spacing:.2px;',
  link: `color:${ink};`,
  footer: `padding:24px 32px 32px;${topLine}font-size:13px;line-height:20px;color:${muted};`,
  footerLink: `display:inline-block;margin-right:16px;padding:8px 0 0;color:${muted};`,
} as const;

/** Styles that cannot be inlined: the dark colours and narrow screens. */
export const styleSheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 599px) {
  .cell { padding-left: 16px !important; padding-right: 16px !important; }
  .heading { font-size: 26px !important; line-height: 32px !important; }
  .wide, .wide .button, .wide a { width: 100% !important; box-sizing: border-box; text-align: center !important; }
  .facts td { display: block !important; width: auto !important; padding: 0 !important; }
  .facts td + td { padding-bottom: 12px !important; }
  .foot a { padding-top: 12px !important; }
}
@media (prefers-color-scheme: dark) {
  .paper { background: ${darkPaper} !important; }
  .ink, .ink a { color: ${darkInk} !important; }
  .line { border-color: ${darkLine} !important; }
  .muted, .foot, .foot a { color: ${darkMuted} !important; }
  .button { background: ${darkInk} !important; }
  .button a { color: ${darkPaper} !important; }
  .tile { background: ${darkTile} !important; }
  .picture { opacity: .9; }
}
`;
