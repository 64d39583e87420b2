import { Module } from '@nestjs/common';
import { BrowserCookieService } from './browser-cookie.service.js';
import { KnownBrowserService } from './known-browser.service.js';
import { Pseudonyms } from './pseudonyms.js';

/** Browsers that people sign in from, and the pseudonyms by which limits count them. */
@Module({
  providers: [BrowserCookieService, KnownBrowserService, Pseudonyms],
  exports: [BrowserCookieService, KnownBrowserService, Pseudonyms],
})
export class BrowserModule {}
