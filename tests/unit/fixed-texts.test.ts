import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@doorstep/local/stack/paths.ts';
import { expect, it } from 'vitest';

/** Texts that must not change, by the screens that have them. `…` stands for what differs. */
const TEXTS = {
  home: ['Start as Provider', 'Join as Client', 'Find a Pro', 'View Pricing'],
  search: [
    'Search',
    'Loading providers...',
    'No providers found. Try adjusting your search terms.',
    'View Profile',
  ],
  plans: ['Subscribe', 'Starter', 'Pro', 'Business'],
  'not found': ['404', 'Oops! Page not found', 'Return to Home'],
  success: ["You're all set!"],
  dashboard: [
    'Provider Dashboard',
    'Refresh Status',
    'Manage Subscription',
    'Edit Public Profile',
    'Chat',
    'Email',
    'Phone',
    'Either',
    "No service requests yet. When customers request your services, they'll appear here.",
    'Loading service requests...',
    'Status updated to …',
  ],
  urgency: ['Within a week', 'Within a few days', 'ASAP'],
  admin: ['Admin Dashboard', 'Providers', 'Pending Approvals', 'Customer Requests (7d)'],
  editor: ['Published', 'Save Draft', 'Save & Publish'],
  'public page': [
    'Provider not found',
    'This landing page may be unpublished or the handle is incorrect.',
    'Work Gallery',
    'Request Service',
    'Message Provider',
    'View services, contact info, and request service.',
  ],
  chats: [
    'No messages yet. Start the conversation!',
    'Back to Profile',
    'Access Service Chat',
    'Enter your email address to access the chat for your service request',
    'Access Chat',
  ],
  'client dashboard': [
    'My Service Requests',
    'My Profile',
    'View Provider',
    "You haven't made any service requests yet.",
    'Find Providers',
  ],
  'chat dashboard': ['Chat Dashboard', 'Client #…', 'View Conversation', 'No conversations yet'],
  'client profile': [
    '…cannot be changed here…',
    'Either email or phone',
    'Save Changes',
    'Saving...',
  ],
  'header and footer': ['Find Pros', 'Sign in', 'Log out', 'My Requests', 'Pricing', 'Admin'],
  checkout: [
    'Create an account or sign in to continue to checkout.',
    'Redirecting to Stripe Checkout...',
    'Could not create checkout session.',
    'Authentication issue. Please sign in again.',
    'Something went wrong starting checkout.',
  ],
  validation: [
    'Please enter a handle (letters, numbers, dashes).',
    'Please enter your display name.',
    'You must select an image to upload.',
    'User not authenticated',
  ],
  errors: [
    "Couldn't fetch subscription",
    'Please sign in to view your requests',
    'Error loading service requests',
    'Failed to update status',
    'Please sign in to manage your subscription.',
    'Could not open customer portal.',
    'Something went wrong.',
    'Authentication error',
    "Couldn't refresh subscription status",
    'Please sign in to chat',
    'Error loading chat',
    'Failed to send message',
    'Could not save profile',
    'No contact information available for this provider.',
    'Request not found',
    'Request not found or access denied',
    'Error loading conversations',
    'Error loading profile',
    'Error creating profile',
    'Error updating profile',
    'Error saving profile',
    'Request saved but email notification may have failed',
    'Failed to send service request',
  ],
  successes: [
    'Account created successfully!',
    'Check your email to confirm your account.',
    'Signed in successfully',
    'Message sent',
    'Profile saved',
    'Profile updated successfully',
    'Image uploaded successfully!',
    'Photo uploaded successfully!',
    'Opening Stripe Customer Portal...',
    'Service request sent successfully! The provider will contact you soon.',
  ],
};

/** Returns the source files of a folder, without tests. */
function sourcesIn(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : sourcesIn(name);
    return /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) ? [name] : [];
  });
}

/** Returns the code of a file without its comments, in one line. */
function codeOf(file: string): string {
  const code = readFileSync(path.join(ROOT, file), 'utf8');
  const withoutComments = code.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
  return withoutComments.replaceAll(/\\(?=['"])/g, '').replaceAll(/\s+/g, ' ');
}

/** Returns where a text can be in code: in quotes, between tags or beside an expression. */
const placesOf = (text: string) =>
  ["'", '"', '`', '> ', '>'].flatMap((begin) =>
    ["'", '"', '`', ' <', '<', ' {'].map((end) => begin + text + end),
  );

const CODE = ['web', 'functions', 'domain'].flatMap(sourcesIn).map(codeOf).join('\n');

/** Checks whether the code has a text; of a text with `…`, whether it has the other parts. */
const hasText = (text: string) =>
  text.includes('…')
    ? text.split('…').every((part) => CODE.includes(part))
    : placesOf(text).some((place) => CODE.includes(place));

it.each(Object.entries(TEXTS))('the code has the fixed texts: %s', (_, texts) => {
  expect(texts.filter((text) => !hasText(text))).toEqual([]);
});
