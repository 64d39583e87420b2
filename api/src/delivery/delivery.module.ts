import { Module } from '@nestjs/common';
import { CONFIG, type Config } from '../platform/config/config.js';
import { Clock } from '../platform/process/clock.js';
import { AddressHintResolver } from './address-hint/address-hint.resolver.js';
import { ADDRESS_HINTS, type AddressHints } from './address-hint/address-hints.port.js';
import { DadataHints } from './address-hint/dadata-hints.js';
import { demoAddressHints } from './address-hint/demo-address-hints.js';
import { CARRIER, type Carrier, createCarrier } from './carrier.js';
import { CdekController } from './cdek/cdek.controller.js';
import { DeliveryService } from './delivery.service.js';
import { DeliveryHealth } from './delivery-health.js';
import { embeddedLocations } from './location/embedded-locations.js';
import { LocationResolver } from './location/location.resolver.js';
import { LocationService } from './location/location.service.js';
import { LOCATIONS } from './location/locations.port.js';
import { PickupPointResolver } from './pickup-point/pickup-point.resolver.js';
import { PickupPointService } from './pickup-point/pickup-point.service.js';
import { PickupPointRenewalService } from './pickup-point/pickup-point-renewal.service.js';
import { PICKUP_POINT_SOURCE } from './pickup-point/pickup-point-source.port.js';
import { ShipmentResolver } from './shipment/shipment.resolver.js';
import { ShipmentAdminService } from './shipment/shipment-admin.service.js';
import { ShipmentHealth } from './shipment/shipment-health.js';
import { ShipmentRegistrationService } from './shipment/shipment-registration.service.js';
import { ShipmentRequestService } from './shipment/shipment-request.service.js';
import { ShippedOrdersRegistry } from './shipment/shipped-orders-registry.service.js';
import { WaybillController } from './shipment/waybill.controller.js';
import { WaybillService } from './shipment/waybill.service.js';
import { TARIFF } from './tariff.port.js';
import { ParcelTrackingLoader } from './tracking/parcel-tracking.loader.js';
import { ShipmentCheckService } from './tracking/shipment-check.service.js';

const createAddressHints = ({ DADATA_API_KEY: key, DADATA_URL: url }: Config): AddressHints =>
  key ? new DadataHints({ url, key }) : demoAddressHints;

const shipmentProviders = [
  ShipmentAdminService,
  ShipmentHealth,
  ShipmentRegistrationService,
  ShipmentRequestService,
  ShipmentResolver,
  ShippedOrdersRegistry,
  WaybillService,
];

@Module({
  controllers: [CdekController, WaybillController],
  providers: [
    AddressHintResolver,
    DeliveryHealth,
    DeliveryService,
    LocationResolver,
    LocationService,
    PickupPointRenewalService,
    PickupPointResolver,
    PickupPointService,
    ParcelTrackingLoader,
    ShipmentCheckService,
    ...shipmentProviders,
    { provide: ADDRESS_HINTS, inject: [CONFIG], useFactory: createAddressHints },
    { provide: CARRIER, inject: [CONFIG, Clock], useFactory: createCarrier },
    { provide: PICKUP_POINT_SOURCE, inject: [CARRIER], useFactory: ({ pickupPoints }: Carrier) => pickupPoints },
    { provide: LOCATIONS, useValue: embeddedLocations },
    { provide: TARIFF, inject: [CARRIER], useFactory: ({ tariff }: Carrier) => tariff },
  ],
  exports: [DeliveryService, LocationService, ParcelTrackingLoader, ShipmentCheckService, ShipmentRequestService, ShippedOrdersRegistry],
})
export class DeliveryModule {}
