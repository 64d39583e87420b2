/** What proves a behaviour: a story with a play, or a test by real input in `.storybook/input`. */
export type Proof = { folder: string; story: string } | { input: string; test: string };

const story = (folder: string, name: string): Proof => ({ folder, story: name });
const input = (file: string, test: string): Proof => ({ input: file, test });

/** What design.md asks of each widget, and where it is shown. */
export const behaviours: Record<string, Record<string, Proof[]>> = {
  dialog: {
    'the focus is trapped and returned': [story('dialog', 'Keyboard')],
    'Esc closes it': [story('dialog', 'Keyboard')],
    'a press on the backdrop closes it': [story('dialog', 'Closing')],
    'the rest is inert': [story('dialog', 'RestIsInert')],
    'a close button is always there': [story('dialog', 'Closing')],
  },
  drawer: {
    'the focus is trapped and returned': [story('drawer', 'Keyboard'), input('drawer', 'keeps the focus, and gives it back')],
    'a press on the backdrop closes it': [story('drawer', 'Closing')],
    'the rest is inert': [story('drawer', 'RestIsInert')],
    'the layout does not shift': [input('drawer', 'locks the page behind it and moves nothing there')],
    'it swipes': [input('drawer', 'from below is swiped down, and stays where less than a quarter was pulled')],
    'its own scroll does not drag it': [input('drawer', 'is not dragged by the scrolling of what it holds')],
    'a close button is always there': [story('drawer', 'Closing')],
  },
  toast: {
    'it is a live region': [story('toaster', 'Types')],
    'F6 and Alt+T bring the focus': [story('toaster', 'Hotkeys')],
    'it pauses under the pointer': [input('toaster', 'one waits while the pointer is over it')],
    'it pauses with the focus': [input('toaster', 'one waits while it has the focus')],
    'it pauses in a hidden tab': [input('toaster', 'one waits while the tab is hidden')],
    'it swipes': [input('toaster', 'one is swiped away, and stays after a short slow pull')],
    'three at most': [story('toaster', 'ThreeAtMost'), input('toaster', 'three are seen at most')],
    loading: [story('toaster', 'Loading')],
    promise: [story('toaster', 'OfPromise')],
  },
  'code input': {
    'the first cell has autocomplete=one-time-code inputmode=numeric': [story('code-field', 'Empty')],
    'junk is stripped from a paste': [
      story('code-field', 'Paste'),
      input('code-field', 'a paste is spread over the cells without what stands round the digits, whichever cell it comes to'),
    ],
    'arrows, Backspace, Home, End': [
      story('code-field', 'Keys'),
      input('code-field', 'digits go from cell to cell, and keys move and delete'),
    ],
    'one label, «Цифра n из 4»': [story('code-field', 'Empty')],
  },
  slider: {
    'arrows, PageUp, PageDown': [
      story('slider', 'Bonuses'),
      input('slider', 'keys move it a step, a tenth and to the ends, and say the value in Russian'),
    ],
    'aria-valuetext in Russian': [story('slider', 'Money')],
    'two thumbs never cross': [
      story('range-slider', 'NeverCross'),
      input('slider', 'a dragged thumb stops at the other, and both come apart again'),
    ],
    'number fields beside a range': [story('range-slider', 'Typed')],
  },
  'product card': {
    'one link for the card': [story('product-card', 'Plain')],
    'like and quick-add are siblings of the link': [story('product-card', 'Keyboard')],
    'aria-pressed': [story('product-card', 'Like')],
    'hidden words for the old price': [story('price', 'Lowered')],
    'a second image on hover only where there is hover': [story('product-card', 'QuickSizes')],
  },
  rating: {
    'read-only is one image «4,6 из 5, 128 отзывов»': [story('rating', 'Read')],
    'input is a radio group with names': [story('rating', 'Input')],
  },
  pagination: {
    links: [story('pagination', 'Middle')],
    'the focus goes to the first new item': [story('load-more', 'InPlace')],
    'the count is announced': [story('load-more', 'InPlace'), story('pagination', 'Turned')],
  },
  'file upload': {
    'a native input': [input('file-field', 'files of two choices are kept together, shown, and sent by a form')],
    drag: [input('file-field', 'what is dropped on it is taken, and what does not fit is refused and not sent')],
    paste: [input('file-field', 'a picture in the clipboard is pasted')],
    'limits told before': [story('file-field', 'Empty')],
    progress: [story('file-field', 'Sending')],
    retry: [story('file-field', 'Failed')],
    'preview with alt': [story('file-field', 'Previews')],
  },
  'search combobox': {
    'arrows go over the rows': [
      story('search-field', 'Recent'),
      input('search-field', 'arrows open the rows and go over them and out of them again, and the words stay'),
    ],
    'the count is announced': [story('search-field', 'Found')],
    'history can be taken out': [
      story('search-field', 'RemoveFromHistory'),
      input('search-field', 'by a finger an entry of the history is taken out, and the list stays'),
    ],
  },
  gallery: {
    'it swipes': [input('gallery', 'is swiped from picture to picture, there and back')],
    'it zooms': [
      input('gallery', 'shows a picture closely: pinch, then double tap'),
      input('gallery', 'shows a picture closely: wheel and keys, and gives the focus back to the picture last seen'),
    ],
  },
};
