import { Box, Heading, Input, List, Stack, Text } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { toAppError } from '@doorstep/domain/app-error';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { confirmPassword, logOut } from '../../data/auth.ts';
import { callFunction } from '../../data/callables.ts';
import { logOutState } from '../../lib/log-out.ts';
import { paths } from '../../lib/paths.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FormField } from '../../ui/form-field.tsx';
import { Panel } from '../../ui/page.tsx';
import { SteadyButton } from '../../ui/steady-button.tsx';
import { toast } from '../../ui/toast.tsx';
import { ACCOUNT_MESSAGES, deletionError, isWrongPassword } from './messages.ts';

const schema = z.object({ password: z.string().min(1, 'Please enter your password.') });
type Proof = z.infer<typeof schema>;

const GOES = [
  'Your public page, its address and your pictures.',
  'Your name, email and phone, here and on every request.',
  'A running subscription ends at once and is not charged again. What is paid is not paid back.',
];
const STAYS = [
  'What you wrote in requests and chats stays with those you wrote to, as from ‘Deleted account’.',
  'Invoices, at our payment service, for as long as the law asks for them.',
];

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <Box>
      <Heading as="h3" size="sm" mb="2">
        {title}
      </Heading>
      <List.Root gap="1" ps="5" color="fg.muted">
        {points.map((point) => (
          <List.Item key={point}>{point}</List.Item>
        ))}
      </List.Root>
    </Box>
  );
}

/**
 * Deletes the account, after its password and once more a yes. What fails leaves everything as it is
 * and can be tried again. Afterwards this browser knows nothing of the person.
 */
export function DeleteAccount() {
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const { register, handleSubmit, formState, setError, getValues } = useForm<Proof>({
    resolver: zodResolver(schema),
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = formState;

  const explain = (error: unknown) => {
    console.warn('The account was not deleted', toAppError(error).message);
    setAsking(false);
    if (isWrongPassword(error)) {
      setError('password', { message: ACCOUNT_MESSAGES.wrongPassword }, { shouldFocus: true });
    } else toast.error(deletionError(error));
  };

  const ask = async ({ password }: Proof) => {
    try {
      await confirmPassword(password);
      setAsking(true);
    } catch (error) {
      explain(error);
    }
  };

  const destroy = async () => {
    setDeleting(true);
    try {
      // Given anew: somebody may have thought it over for longer than it counts.
      await confirmPassword(getValues('password'));
      await callFunction('delete-my-account', {});
    } catch (error) {
      explain(error);
      setDeleting(false);
      return;
    }
    // The account is gone from here on, whatever the browser says to it.
    await navigate(paths.home, { state: logOutState(), replace: true });
    await logOut().catch((error: unknown) => console.warn('Not signed out', error));
    toast.success(ACCOUNT_MESSAGES.deleted);
  };

  return (
    <Panel as="section" aria-labelledby="delete-account" mt="6">
      <Heading as="h2" size="md" id="delete-account" mb="4">
        Delete account
      </Heading>
      <Stack gap="5">
        <Points title="What goes" points={GOES} />
        <Points title="What stays" points={STAYS} />
        <form noValidate onSubmit={(event) => void handleSubmit(ask)(event)}>
          <Stack gap="5">
            <FormField label="Your password" error={errors.password?.message} required>
              <Input type="password" autoComplete="current-password" {...register('password')} />
            </FormField>
            <Box>
              <SteadyButton type="submit" variant="outline" off={isSubmitting}>
                {isSubmitting ? 'One moment...' : 'Delete my account'}
              </SteadyButton>
            </Box>
          </Stack>
        </form>
      </Stack>
      <ConfirmDialog
        open={asking}
        onClose={() => !deleting && setAsking(false)}
        title="Delete your account?"
        cancel="Keep my account"
        action={
          <SteadyButton colorPalette="red" off={deleting} onClick={() => void destroy()}>
            {deleting ? 'Deleting...' : 'Delete for good'}
          </SteadyButton>
        }
      >
        <Text role="status">
          {deleting
            ? 'This can take a moment. Please leave this page open.'
            : 'This cannot be undone. Nobody can bring the account back, we neither.'}
        </Text>
      </ConfirmDialog>
    </Panel>
  );
}
