import type { CheckoutSessionRecord } from './records/checkout-session.ts';
import type { CustomerRecord } from './records/customer.ts';
import type { InvoiceRecord } from './records/invoice.ts';
import type { PaymentMethodRecord } from './records/payment-method.ts';
import type { PortalConfigurationRecord, PortalSessionRecord } from './records/portal.ts';
import type { PriceRecord } from './records/price.ts';
import type { ProductRecord } from './records/product.ts';
import type { SubscriptionRecord } from './records/subscription.ts';
import type {
  DeliveryRecord,
  EventRecord,
  IdempotentReplyRecord,
  WebhookEndpointRecord,
} from './records/webhook.ts';
import { DEFAULT_SETTINGS, type Settings, type State } from './state.ts';
import { Table } from './table.ts';

/** The state in memory. `onChange` is called after every change, so that it can be written down. */
export class Store {
  settings: Settings;
  readonly customers: Table<CustomerRecord>;
  readonly products: Table<ProductRecord>;
  readonly prices: Table<PriceRecord>;
  readonly paymentMethods: Table<PaymentMethodRecord>;
  readonly subscriptions: Table<SubscriptionRecord>;
  readonly invoices: Table<InvoiceRecord>;
  readonly checkoutSessions: Table<CheckoutSessionRecord>;
  readonly portalSessions: Table<PortalSessionRecord>;
  readonly portalConfigurations: Table<PortalConfigurationRecord>;
  readonly webhookEndpoints: Table<WebhookEndpointRecord>;
  readonly events: Table<EventRecord>;
  readonly deliveries: Table<DeliveryRecord>;
  readonly idempotentReplies: Table<IdempotentReplyRecord>;
  readonly #onChange: () => void;

  constructor(state: State, onChange: () => void) {
    this.#onChange = onChange;
    this.settings = state.settings;
    this.customers = new Table(state.customers, onChange);
    this.products = new Table(state.products, onChange);
    this.prices = new Table(state.prices, onChange);
    this.paymentMethods = new Table(state.payment_methods, onChange);
    this.subscriptions = new Table(state.subscriptions, onChange);
    this.invoices = new Table(state.invoices, onChange);
    this.checkoutSessions = new Table(state.checkout_sessions, onChange);
    this.portalSessions = new Table(state.portal_sessions, onChange);
    this.portalConfigurations = new Table(state.portal_configurations, onChange);
    this.webhookEndpoints = new Table(state.webhook_endpoints, onChange);
    this.events = new Table(state.events, onChange);
    this.deliveries = new Table(state.deliveries, onChange);
    this.idempotentReplies = new Table(state.idempotent_replies, onChange);
  }

  set(changes: Partial<Settings>): void {
    this.settings = { ...this.settings, ...changes };
    this.#onChange();
  }

  clear(): void {
    this.settings = DEFAULT_SETTINGS;
    this.customers.clear();
    this.products.clear();
    this.prices.clear();
    this.paymentMethods.clear();
    this.subscriptions.clear();
    this.invoices.clear();
    this.checkoutSessions.clear();
    this.portalSessions.clear();
    this.portalConfigurations.clear();
    this.webhookEndpoints.clear();
    this.events.clear();
    this.deliveries.clear();
    this.idempotentReplies.clear();
  }

  toState(): State {
    return {
      settings: this.settings,
      customers: this.customers.all(),
      products: this.products.all(),
      prices: this.prices.all(),
      payment_methods: this.paymentMethods.all(),
      subscriptions: this.subscriptions.all(),
      invoices: this.invoices.all(),
      checkout_sessions: this.checkoutSessions.all(),
      portal_sessions: this.portalSessions.all(),
      portal_configurations: this.portalConfigurations.all(),
      webhook_endpoints: this.webhookEndpoints.all(),
      events: this.events.all(),
      deliveries: this.deliveries.all(),
      idempotent_replies: this.idempotentReplies.all(),
    };
  }
}
