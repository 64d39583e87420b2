/** A colour on a light and on a dark background. */
type Pair = readonly [light: string, dark: string];

/** The kit's colours that mails and /inbox show, repeated because the API imports no other workspace. A test compares them with the kit. */
export const colours = {
  paper: ['#FFFFFF', '#100F0E'],
  tile: ['#EFEDE8', '#24221F'],
  line: ['#E3E0D9', '#33302C'],
  ink: ['#121212', '#F4F3F0'],
  muted: ['#67645E', '#A8A49C'],
} as const satisfies Record<string, Pair>;

/** The kit's face for text, or the nearest one of the reader's system. */
export const textFace = "'Onest Variable', 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";
