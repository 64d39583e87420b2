import { css } from '@emotion/react';

/** Wraps a field and its suggestions, which cover the content below. */
export const suggestionRoot = css({ position: 'relative' });
