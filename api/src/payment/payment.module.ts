import { Module } from '@nestjs/common';
import { PayableOrdersRegistry } from './payable-orders-registry.js';
import { PaymentResolver } from './payment.resolver.js';
import { PaymentService } from './payment.service.js';
import { PaymentCheckService } from './payment-check.service.js';
import { PaymentHealth } from './payment-health.js';
import { PaymentMetrics } from './payment-metrics.js';
import { PaymentOpeningService } from './payment-opening.service.js';
import { PaymentPersonalDataService } from './payment-personal-data.service.js';
import { PaymentRecordService } from './payment-record.service.js';
import { PaymentStateService } from './payment-state.service.js';
import { Providers } from './providers.js';
import { ReceiptService } from './refund/receipt.service.js';
import { RefundAndReceiptRequestsService } from './refund/refund-and-receipt-requests.service.js';
import { RefundSendingService } from './refund/refund-sending.service.js';
import { SandboxProvider } from './sandbox/sandbox.provider.js';
import { SandboxResolver } from './sandbox/sandbox.resolver.js';
import { SandboxService } from './sandbox/sandbox.service.js';
import { YookassaController } from './yookassa/yookassa.controller.js';

@Module({
  controllers: [YookassaController],
  providers: [
    PaymentOpeningService,
    PaymentCheckService,
    PaymentPersonalDataService,
    PaymentHealth,
    PaymentMetrics,
    PaymentRecordService,
    PaymentResolver,
    PaymentService,
    PaymentStateService,
    Providers,
    ReceiptService,
    RefundSendingService,
    PayableOrdersRegistry,
    SandboxProvider,
    SandboxResolver,
    SandboxService,
    RefundAndReceiptRequestsService,
  ],
  exports: [PaymentService],
})
export class PaymentModule {}
