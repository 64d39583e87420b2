type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a link was pressed to be followed here: with a key held down, or another button, it is the browser's to open. */
export const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Press): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
