import { describe, expect, it } from '@jest/globals';
import { describeDevice } from './device-name.rules.js';

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const BLINK = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('the name of a device', () => {
  it.each([
    ['Chrome, Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK} Chrome/130.0.0.0 Safari/537.36`],
    ['Chrome, Android', `Mozilla/5.0 (Linux; Android 10; K) ${BLINK} Chrome/130.0.0.0 Mobile Safari/537.36`],
    ['Yandex Browser, Windows', `Mozilla/5.0 (Windows NT 10.0) ${BLINK} Chrome/128.0.0.0 YaBrowser/24.10.0.0 Safari/537.36`],
    ['Safari, iPhone', `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${WEBKIT} Version/17.5 Mobile/15E148 Safari/604.1`],
    ['Safari, iPad', `Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) ${WEBKIT} Version/16.6 Mobile/15E148 Safari/604.1`],
    ['Safari, macOS', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/17.4 Safari/605.1.15`],
    ['Firefox, Linux', 'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0'],
    ['Dart', 'Dart/3.5 (dart:io)'],
  ])('is «%s» for the user agent «%s»', (name, userAgent) => {
    expect(describeDevice(userAgent, true)).toBe(name);
  });

  it.each([
    ['a missing user agent', undefined],
    ['an empty user agent', ''],
    ['a program such as curl', 'curl/8.5.0'],
    ['markup as the user agent', '<script>alert(1)</script>'],
    ['a null character as the user agent', '\u0000'],
  ])('is generic for %s', (_what, userAgent) => {
    expect([describeDevice(userAgent, true), describeDevice(userAgent, false)]).toEqual(['Браузер', 'Приложение']);
  });

  it('has fewer than 90 characters even for a long user agent', () => {
    expect(describeDevice(`${'A'.repeat(5000)}/1.0 (x)`, true).length).toBeLessThan(90);
  });
});
