import { Box, SimpleGrid } from '@chakra-ui/react';
import { LIMITS } from '@doorstep/domain/limits';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Section, TextField, UrlField } from './fields.tsx';
import { EDITOR_MESSAGES } from './messages.ts';
import type { ProfileForm } from './profile-form.ts';

/**
 * Warns while phone and website are both empty, because Request Service then shows visitors without
 * an account an error. It does not prevent saving.
 */
export function ReachWarning() {
  const { control } = useFormContext<ProfileForm>();
  const values = useWatch({ control, name: ['phone', 'website_url'] });
  const isReachable = values.some((value) => value.trim() !== '');
  return (
    <Box role="status">
      {!isReachable && (
        <Box bg="bg.warning" color="fg.warning" borderRadius="xl" px="4" py="2" fontSize="sm">
          {EDITOR_MESSAGES.unreachable}
        </Box>
      )}
    </Box>
  );
}

/** The fields for phone, website and email, which are public. `children` is below the email. */
export function ContactSection({ children }: { children?: ReactNode }) {
  return (
    <Section id="edit-contact" title="Contact">
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="5">
        <TextField
          name="phone"
          label="Phone"
          type="tel"
          autoComplete="tel"
          maxLength={LIMITS.phone}
          placeholder="(512) 555-0100"
        />
        <UrlField name="website_url" label="Website" placeholder="https://your-business.com" />
      </SimpleGrid>
      <ReachWarning />
      <TextField
        name="email"
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={LIMITS.email}
        help="Shown on your page. New requests go here once you have confirmed it, and to your account email until then."
      />
      {children}
    </Section>
  );
}

/** The fields for the social media links. */
export function SocialSection() {
  return (
    <Section id="edit-social" title="Social media">
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="5">
        <UrlField name="facebook_url" label="Facebook" placeholder="https://facebook.com/…" />
        <UrlField name="instagram_url" label="Instagram" placeholder="https://instagram.com/…" />
        <UrlField name="twitter_url" label="Twitter" placeholder="https://twitter.com/…" />
        <UrlField name="linkedin_url" label="LinkedIn" placeholder="https://linkedin.com/in/…" />
      </SimpleGrid>
    </Section>
  );
}
