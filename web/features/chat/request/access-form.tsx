import { Stack, Text } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { emailSchema } from '@doorstep/domain/contact/email';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { Input } from '../../../ui/forms/controls.tsx';
import { FormField } from '../../../ui/forms/form-field.tsx';
import { moveFocusOnUnmount } from '../../../ui/layout/heading-focus.ts';
import { Panel, ScreenHeading } from '../../../ui/layout/page.tsx';
import { AriaDisabledButton } from '../../../ui/forms/aria-disabled-button.tsx';

const schema = z.object({ email: emailSchema });

interface AccessFormProps {
  /** The initial value of the field. */
  email: string;
  /** Why the chat is closed, or null. */
  problem: string | null;
  onSubmit: (email: string) => Promise<void>;
}

/** Asks for the email address of the request. */
export function AccessForm({ email, problem, onSubmit }: AccessFormProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { email },
  });
  const submit = (values: z.infer<typeof schema>) => onSubmit(values.email);
  return (
    <Panel ref={moveFocusOnUnmount}>
      <ScreenHeading size="lg" mb="2">
        Access Service Chat
      </ScreenHeading>
      <Text color="fg.muted" mb="6">
        Enter your email address to access the chat for your service request
      </Text>
      <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
        <Stack gap="5">
          <FormField
            label="Email"
            error={formState.errors.email?.message ?? problem ?? undefined}
            required
          >
            <Input type="email" inputMode="email" autoComplete="email" {...register('email')} />
          </FormField>
          <AriaDisabledButton type="submit" size="lg" off={formState.isSubmitting}>
            {formState.isSubmitting ? 'One moment...' : 'Access Chat'}
          </AriaDisabledButton>
        </Stack>
      </form>
    </Panel>
  );
}
