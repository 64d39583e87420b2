import { css } from '@emotion/react';
import { font, space } from '../theme/index.ts';

export const titled = css({ '--title-gap': space(2), '--beside-cross': space(4) });

export const title = css({ padding: `${space(3)} 52px 0 ${space(4)}`, font: font(500, 16), letterSpacing: 0 });

export const close = css({ position: 'absolute', top: 1, right: 1 });

/** The close button is next to the title, or next to the content if there is no title. */
export const body = css({
  padding: `var(--title-gap, ${space(3)}) var(--beside-cross, 52px) ${space(4)} ${space(4)}`,
  overflowWrap: 'anywhere',
});
