import { css } from '@emotion/react';
import { color, font, media, role, space } from '../theme/index.ts';

export const root = css({
  display: 'grid',
  minWidth: 0,
  background: role('panel'),
  [media.tablet]: { gridTemplateColumns: '5fr 6fr', minHeight: 500 },
});
export const withoutPitch = css({ [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', minHeight: 0 } });

export const pitch = css({
  display: 'grid',
  alignContent: 'end',
  gap: space(2),
  padding: space(5),
  background: color('stage'),
  color: color('on-stage'),
  [media.tablet]: { padding: space(8) },
});
export const pitchAmount = css({
  font: font(600, 36, 'display'),
  lineHeight: 1,
  letterSpacing: 'var(--meet-tight-display)',
  whiteSpace: 'nowrap',
  [media.tablet]: { fontSize: 'clamp(2.25rem, 6vw, 4.25rem)' },
});
export const pitchText = css({ maxWidth: '24em', [media.tablet]: { maxWidth: '16em', font: font(400, 18) } });

export const form = css({
  position: 'relative',
  display: 'grid',
  gap: space(5),
  alignContent: 'start',
  minWidth: 0,
  padding: `${space(6)} ${space(5)}`,
  [media.tablet]: { padding: `${space(8)} ${space(10)}` },
  // Tabs cannot switch without JavaScript; `MethodLinks` shows links instead.
  '@media (scripting: none)': { '& [role=tablist]': { display: 'none' } },
});

/** The field below the links has the margin of a tab panel. The negative margin compensates for it. */
export const noScriptLinks = css({
  display: 'none',
  '@media (scripting: none)': { display: 'flex', marginBottom: `calc(-1 * ${space(5)})` },
});

export const agreement = css({ font: font(400, 12), color: role('muted') });
export const sentTo = css({
  '& > p:not([class])': { margin: 0 },
  overflowWrap: 'anywhere',
  // Keeps a phone number or an e-mail address on one line where it fits.
  '& b': { display: 'inline-block', maxWidth: '100%', verticalAlign: 'top', fontWeight: 500 },
  '& :is(a, button)': { position: 'relative', minHeight: 0, paddingBlock: 0, font: 'inherit' },
  '& :is(a, button)::after': { content: '""', position: 'absolute', inset: '-10px -4px' },
});
/** A wide space between the recipient and the link beside it. It collapses where the line breaks between them. */
export const wideSpace = css({ wordSpacing: space(1) });
/** On a phone the cells of the code fill the row, like the button below. */
export const cells = css({ '& input': { maxWidth: 'none', [media.tablet]: { maxWidth: 64 } } });
export const resend = css({
  '& > p:not([class])': { margin: 0 },
  minHeight: 'var(--meet-target)',
  font: font(400, 14),
  color: role('muted'),
  '& > p': { paddingBlock: space(3) },
  '& [aria-disabled=true]': { color: role('muted'), cursor: 'not-allowed' },
});

/** Hides the honeypot from people and leaves it to bots. */
export const honeypot = css({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
