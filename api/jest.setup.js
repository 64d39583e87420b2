// @nestjs/throttler is CommonJS and requires Nest, which is an ES module. Jest supports that only when Nest is loaded already.
import '@nestjs/core';
import { extendDeadlines } from './test/support/extended-deadlines.js';

// Node has loaded the module for earlier test files too, and they may have changed the deadlines.
extendDeadlines();
