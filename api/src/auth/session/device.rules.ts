import Bowser from 'bowser';

const LONGEST_READ = 512;
const LONGEST_NAME = 40;

/** Names a device by its user agent: «Chrome, Windows», «Safari, iPhone». */
export function deviceName(userAgent: string | undefined, isBrowser: boolean): string {
  const { browser, os, platform } = Bowser.parse(userAgent?.slice(0, LONGEST_READ) || '-');
  const program = browser.name || (isBrowser ? 'Браузер' : 'Приложение');
  const system = platform.vendor === 'Apple' && platform.model ? platform.model : os.name;
  return [program, system].flatMap((part) => part?.slice(0, LONGEST_NAME) || []).join(', ');
}
