// @nestjs/throttler is CommonJS and requires Nest, which is an ES module. Jest supports that only when Nest is loaded already.
import '@nestjs/core';
