import { Module } from '@nestjs/common';
import { BrowserCookieService } from './browser-cookie.service.js';
import { KnownBrowserService } from './known-browser.service.js';
import { Pseudonyms } from './pseudonyms.js';

/** The browsers that people sign in from, and the pseudonyms that limits count them by. */
@Module({
  providers: [BrowserCookieService, KnownBrowserService, Pseudonyms],
  exports: [BrowserCookieService, KnownBrowserService, Pseudonyms],
})
export class BrowserModule {}
