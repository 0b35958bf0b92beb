import { serviceRequestSchema, type ServiceRequest } from './service-request.ts';

/** Returns a new request without a message, for tests. */
export const minimalRequest = (changes: Partial<ServiceRequest> = {}): ServiceRequest =>
  serviceRequestSchema.parse({
    ...{ id: 'r1', provider_id: 'pro-1', provider_name: 'Rivera', provider_handle: 'rivera' },
    ...{ client_uid: 'client-1', client_name: 'Nora', client_email: 'nora@doorstep.test' },
    ...{ client_phone: null, service_description: 'The sink leaks.', urgency: 'high' },
    ...{ preferred_contact: 'phone', branch_name: null, place: null, status: 'pending' },
    ...{ created_at: new Date(), last_at: new Date(), waiting: 'provider' },
    ...{ last_message: null, last_message_id: null, unread_provider: 1, unread_client: 0 },
    ...changes,
  });
