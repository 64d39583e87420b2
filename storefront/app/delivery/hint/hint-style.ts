import { css } from '@emotion/react';

/** Around a field and its hints, which cover what is below. */
export const hintRoot = css({ position: 'relative' });
