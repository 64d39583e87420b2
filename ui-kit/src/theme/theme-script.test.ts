/**
 * @jest-environment jest-environment-jsdom
 */
import { setTheme, themeScript, themeStorageKey } from './theme-script.ts';

const { dataset } = document.documentElement;

/** Runs the script as a browser does in the head of the next page. */
function openPage(script = themeScript()) {
  delete dataset.theme;
  const element = document.createElement('script');
  element.textContent = script;
  document.head.append(element);
}

beforeEach(() => localStorage.clear());

test.each(['light', 'dark'] as const)('the chosen %s theme applies at once and on the next page', (theme) => {
  setTheme(theme);
  expect(dataset.theme).toBe(theme);
  openPage();
  expect(dataset.theme).toBe(theme);
});

test('choosing the system theme removes the chosen theme', () => {
  setTheme('dark');
  setTheme('system');
  expect(dataset.theme).toBeUndefined();
  openPage();
  expect(dataset.theme).toBeUndefined();
});

test('an invalid stored theme is ignored', () => {
  localStorage.setItem(themeStorageKey, 'purple');
  openPage();
  expect(dataset.theme).toBeUndefined();
});

test('an application can choose a storage key with any characters', () => {
  const key = `it's "mine" </script>`;
  setTheme('dark', key);
  expect(themeScript(key)).not.toContain('</script>');
  openPage(themeScript(key));
  expect(dataset.theme).toBe('dark');
});

test('a chosen theme applies to the current page even if the browser forbids storage', () => {
  const storage = Object.getOwnPropertyDescriptor(window, 'localStorage') ?? {};
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get: () => {
      throw new Error('forbidden');
    },
  });
  expect(() => openPage()).not.toThrow();
  expect(() => setTheme('dark')).not.toThrow();
  expect(dataset.theme).toBe('dark');
  Object.defineProperty(window, 'localStorage', storage);
});
