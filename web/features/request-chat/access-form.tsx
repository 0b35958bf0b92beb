import { Button, Heading, Input, Stack, Text } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { emailSchema } from '@doorstep/domain/email';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { FormField } from '../../ui/form-field.tsx';
import { Panel } from '../../ui/page.tsx';

const schema = z.object({ email: emailSchema });

interface AccessFormProps {
  /** What the field begins with. */
  email: string;
  /** Why the chat is not open. */
  problem: string | null;
  onSubmit: (email: string) => Promise<void>;
}

/** Asks for the address that was given with the request (spec §2, Client chat). */
export function AccessForm({ email, problem, onSubmit }: AccessFormProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { email },
  });
  const submit = (values: z.infer<typeof schema>) => onSubmit(values.email);
  return (
    <Panel>
      <Heading as="h1" size="lg" tabIndex={-1} outline="none" mb="2">
        Access Service Chat
      </Heading>
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
          <Button type="submit" size="lg" disabled={formState.isSubmitting}>
            {formState.isSubmitting ? 'One moment...' : 'Access Chat'}
          </Button>
        </Stack>
      </form>
    </Panel>
  );
}
