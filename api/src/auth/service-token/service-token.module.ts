import { Module } from '@nestjs/common';
import { ServiceTokenResolver } from './service-token.resolver.js';
import { ServiceTokenService } from './service-token.service.js';

/** Service tokens, which are the API keys of integrators' programs. */
@Module({ providers: [ServiceTokenResolver, ServiceTokenService] })
export class ServiceTokenModule {}
