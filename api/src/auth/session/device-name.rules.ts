import Bowser from 'bowser';

const MAX_USER_AGENT_LENGTH = 512;
const MAX_NAME_LENGTH = 40;

/** Names a device by its user agent: «Chrome, Windows», «Safari, iPhone». */
export function describeDevice(userAgent: string | undefined, isBrowser: boolean): string {
  const { browser, os, platform } = Bowser.parse(userAgent?.slice(0, MAX_USER_AGENT_LENGTH) || '-');
  const program = browser.name || (isBrowser ? 'Браузер' : 'Приложение');
  const system = platform.vendor === 'Apple' && platform.model ? platform.model : os.name;
  return [program, system].flatMap((name) => name?.slice(0, MAX_NAME_LENGTH) || []).join(', ');
}
