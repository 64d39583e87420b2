// @nestjs/throttler is CommonJS and requires Nest, which is an ES module. Jest supports that only when Nest is loaded already.
import '@nestjs/core';
import { extendDeadlines } from './test/support/extended-deadlines.js';

// Test files share this module, and an earlier test file may have changed the deadlines.
extendDeadlines();
