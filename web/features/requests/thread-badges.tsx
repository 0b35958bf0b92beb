import { Badge } from '@chakra-ui/react';
import { formatPrice } from '@doorstep/domain/billing/money';
import {
  QUOTE_STATUS_LABELS,
  quoteStatus,
  type Quote,
  type QuoteStatus,
} from '@doorstep/domain/requests/quote';
import { isDoneAsked } from '@doorstep/domain/requests/done';
import type { BadgeColor, ServiceRequest } from '@doorstep/domain/requests/service-request';

const COLORS: Record<QuoteStatus, BadgeColor> = {
  open: 'blue',
  accepted: 'green',
  declined: 'red',
  withdrawn: 'gray',
  expired: 'gray',
};

/** Returns a quote's total; a whole amount without decimals, because space is short. */
export function quoteTotal({ total_cents, currency }: Quote): string {
  return formatPrice(total_cents, currency);
}

/** A quote's status. */
export function QuoteStatusBadge({ quote, now }: { quote: Quote; now: Date }) {
  const status = quoteStatus(quote, now);
  return <Badge colorPalette={COLORS[status]}>{QUOTE_STATUS_LABELS[status]}</Badge>;
}

/** 'Quote $450 · open', on the card of a request. */
export function QuoteBadge({ quote, now }: { quote: Quote | null; now: Date }) {
  if (quote === null) return null;
  const status = quoteStatus(quote, now);
  const label = QUOTE_STATUS_LABELS[status].toLowerCase();
  return <Badge colorPalette={COLORS[status]}>{`Quote ${quoteTotal(quote)} · ${label}`}</Badge>;
}

/** 'Job done?', while the professional is asked to confirm it. */
export function DoneBadge({ request }: { request: ServiceRequest }) {
  return isDoneAsked(request) && <Badge colorPalette="accent">Job done?</Badge>;
}
