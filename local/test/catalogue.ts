/**
 * The texts of success, warning and error that the product promises (spec §8), literally, so that a
 * text that is changed or lost in the code does not go unnoticed; and where each feature's texts
 * stand and are seen. Read by messages.test.ts.
 */
interface FeatureTexts {
  /** The file that holds them. */
  texts: string;
  /** The browser tests of the feature, and what they share. */
  seenIn: readonly string[];
  promised: readonly string[];
}

const spec = (name: string) => `tests/e2e/${name}.spec.ts`;

export const FEATURES: readonly FeatureTexts[] = [
  {
    texts: 'web/features/account/messages.ts',
    seenIn: [
      spec('account'),
      spec('delete-account'),
      spec('delete-account-faults'),
      spec('download-data'),
      'tests/support/deletion.ts',
    ],
    promised: [],
  },
  {
    texts: 'web/features/admin/messages.ts',
    seenIn: [spec('admin'), spec('send-all-again'), spec('reporting'), spec('report-review')],
    promised: [],
  },
  {
    texts: 'web/features/auth/messages.ts',
    seenIn: [
      spec('auth'),
      spec('auth-confirmation'),
      spec('mail-links'),
      spec('password-recovery'),
      spec('session-faults'),
    ],
    promised: [
      'Authentication error',
      'Account created successfully!',
      'Check your email to confirm your account.',
      'Signed in successfully',
    ],
  },
  {
    texts: 'web/features/billing/messages.ts',
    seenIn: [
      spec('billing'),
      spec('checkout'),
      spec('provider-dashboard'),
      spec('provider-dashboard-faults'),
    ],
    promised: [
      'Authentication issue. Please sign in again.',
      'Could not create checkout session.',
      'Something went wrong starting checkout.',
      "Couldn't fetch subscription",
      "Couldn't refresh subscription status",
      'Please sign in to manage your subscription.',
      'Could not open customer portal.',
      'Something went wrong.',
      'Opening Stripe Customer Portal...',
    ],
  },
  {
    texts: 'web/features/client-profile/messages.ts',
    seenIn: [spec('client-profile'), spec('client-profile-faults')],
    promised: [
      'Error loading profile',
      'Error creating profile',
      'Error updating profile',
      'Error saving profile',
      'Profile updated successfully',
    ],
  },
  {
    texts: 'web/features/direct-chat/messages.ts',
    seenIn: [spec('direct-chat'), spec('chat-faults')],
    promised: [
      'Provider not found',
      'Please sign in to chat',
      'Error loading chat',
      'Failed to send message',
      'Error loading conversations',
      'Message sent',
    ],
  },
  {
    texts: 'web/features/mail-preferences/messages.ts',
    seenIn: [spec('unsubscribe')],
    promised: [],
  },
  {
    texts: 'web/features/moderation/messages.ts',
    seenIn: [spec('blocking'), spec('blocking-faults'), spec('reporting')],
    promised: [],
  },
  {
    texts: 'web/features/navigation/messages.ts',
    seenIn: [spec('log-out'), spec('session-faults'), spec('password-recovery')],
    promised: ['Something went wrong.'],
  },
  {
    texts: 'web/features/provider-profile/editor/messages.ts',
    seenIn: [
      spec('profile-editor'),
      spec('profile-faults'),
      spec('profile-leaving'),
      spec('profile-pictures'),
      spec('profile-saving'),
      'tests/support/editor.ts',
    ],
    promised: [
      'Could not save profile',
      'Profile saved',
      'Image uploaded successfully!',
      'Photo uploaded successfully!',
    ],
  },
  {
    texts: 'web/features/provider-profile/public/messages.ts',
    seenIn: [
      spec('public-page'),
      spec('public-page-faults'),
      spec('request-service'),
      spec('shell-faults'),
    ],
    promised: ['Provider not found', 'No contact information available for this provider.'],
  },
  {
    texts: 'web/features/provider-search/messages.ts',
    seenIn: [
      spec('search'),
      spec('search-faults'),
      spec('search-reading'),
      spec('first-touch-search'),
    ],
    promised: [],
  },
  {
    texts: 'web/features/request-chat/messages.ts',
    seenIn: [
      spec('request-chat'),
      spec('client-chat'),
      spec('client-chat-access'),
      spec('chat-faults'),
    ],
    promised: [
      'Please sign in to chat',
      'Error loading chat',
      'Failed to send message',
      'Request not found',
      'Request not found or access denied',
      'Message sent',
    ],
  },
  {
    texts: 'web/features/service-requests/messages.ts',
    seenIn: [
      spec('client-dashboard'),
      spec('mail-down'),
      spec('provider-dashboard-faults'),
      spec('provider-dashboard-status'),
      spec('public-page-faults'),
      spec('request-dialog'),
    ],
    promised: [
      'Please sign in to view your requests',
      'Error loading service requests',
      'Failed to update status',
      'Request saved but email notification may have failed',
      'Failed to send service request',
      'Service request sent successfully! The provider will contact you soon.',
    ],
  },
  {
    texts: 'domain/image.ts',
    // A session always goes with its screen: what is said without one is seen in the unit test.
    seenIn: [spec('profile-pictures'), 'web/data/images.test.ts'],
    promised: ['You must select an image to upload.', 'User not authenticated'],
  },
];
