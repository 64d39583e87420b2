// @nestjs/throttler is CommonJS and requires Nest, which is ESM: Jest can serve that only when Nest has been loaded before.
import '@nestjs/core';
