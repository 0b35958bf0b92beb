import type { PreferredContact } from '@doorstep/domain/requests/preferred-contact';
import type { QuoteState } from '@doorstep/domain/requests/quote';
import type { RequestStatus, Urgency } from '@doorstep/domain/requests/service-request';
import type { SenderType } from '@doorstep/domain/chat/message';
import type { Turn } from './dialogue.ts';
import type { DemoPerson } from './people.ts';

export interface DemoQuote {
  minutesAgo: number;
  lines: readonly (readonly [text: string, dollars: number])[];
  taxNote?: string;
  message?: string;
  /** How long it is valid. One that is over is shown as expired. */
  validDays: number;
  state: Exclude<QuoteState, 'withdrawn'>;
}

export interface DemoRequest {
  client: DemoPerson;
  /** The professional's handle. */
  provider: string;
  minutesAgo: number;
  urgency: Urgency;
  contact: PreferredContact;
  status: RequestStatus;
  description: string;
  /** Files of `pictures/photos`. */
  photos?: readonly string[];
  chat?: readonly Turn[];
  /** The member of the professional's team who takes care of it and writes the messages. */
  assignee?: DemoPerson;
  quote?: DemoQuote;
  /** Who cancelled it, by default the client. */
  cancelledBy?: SenderType;
  /** The number of last messages that the other side has not read. */
  unread?: number;
}
