import { Module } from '@nestjs/common';
import { OpeningService } from './opening.service.js';
import { PaymentResolver } from './payment.resolver.js';
import { PaymentService } from './payment.service.js';
import { PaymentCheckService } from './payment-check.service.js';
import { PaymentMetrics } from './payment-metrics.js';
import { PaymentPersonalDataService } from './payment-personal-data.service.js';
import { PaymentRecordService } from './payment-record.service.js';
import { PaymentStateService } from './payment-state.service.js';
import { Providers } from './providers.js';
import { ReceiptService } from './refund/receipt.service.js';
import { RefundService } from './refund/refund.service.js';
import { RefundReceiptRequestsService } from './refund/refund-receipt-requests.service.js';
import { RegisteredOrders } from './registered-orders.js';
import { SandboxProvider } from './sandbox/sandbox.provider.js';
import { SandboxResolver } from './sandbox/sandbox.resolver.js';
import { SandboxService } from './sandbox/sandbox.service.js';
import { YookassaController } from './yookassa/yookassa.controller.js';

@Module({
  controllers: [YookassaController],
  providers: [
    OpeningService,
    PaymentCheckService,
    PaymentPersonalDataService,
    PaymentMetrics,
    PaymentRecordService,
    PaymentResolver,
    PaymentService,
    PaymentStateService,
    Providers,
    ReceiptService,
    RefundService,
    RegisteredOrders,
    SandboxProvider,
    SandboxResolver,
    SandboxService,
    RefundReceiptRequestsService,
  ],
  exports: [PaymentService],
})
export class PaymentModule {}
