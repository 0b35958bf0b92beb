import { BRAND } from '@doorstep/domain/brand';
import { Dialog, Stack } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { branchFormSchema, nameKey, type Branch } from '@doorstep/domain/profiles/branch';
import { LIMITS } from '@doorstep/domain/limits';
import { nullWhenEmpty } from '@doorstep/domain/text';
import { Controller, FormProvider, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { phoneCheck } from '../../lib/text/phone.ts';
import { OfflineNotice } from '../../ui/feedback/offline-notice.tsx';
import { Input } from '../../ui/forms/controls.tsx';
import { FormActions } from '../../ui/forms/form-actions.tsx';
import { FormField } from '../../ui/forms/form-field.tsx';
import { suggestPlaces } from '../../data/search/suggestions.ts';
import { Tags } from '../../ui/forms/tags.tsx';
import { FormDialog } from '../../ui/overlay/form-dialog.tsx';
import type { OpenDialogProps } from '../../ui/overlay/lazy-dialog.tsx';
import { USUAL_WEEK } from './hours-field.tsx';
import { BRANCH_MESSAGES } from './messages.ts';
import { browserTimeZone } from '../../lib/text/time-zones.ts';
import { WeekFields } from './week-fields.tsx';

type Values = Omit<Branch, 'id'>;

const schemaFor = (storedPhone: string | null) =>
  z.extend(branchFormSchema, {
    phone: branchFormSchema.shape.phone.check(phoneCheck(storedPhone)),
  });

const newBranch = (): Values => ({
  name: '',
  address: '',
  phone: '',
  hours: USUAL_WEEK,
  time_zone: browserTimeZone(),
  areas: [],
});

interface BranchDialogProps extends OpenDialogProps {
  /** Null for a new branch. */
  branch: Branch | null;
  /** The other branches, whose names are taken. */
  others: readonly Branch[];
  /** Saves the branch and closes the dialog, unless it fails. */
  onSave: (branch: Branch) => Promise<void>;
}

function BranchForm({ branch, others, onSave, onClose }: Omit<BranchDialogProps, 'open'>) {
  const form = useForm<Values>({
    resolver: zodResolver(schemaFor(branch?.phone ?? null)),
    defaultValues: branch ?? newBranch(),
  });
  const { control, register, handleSubmit, setError } = form;
  const { errors, isSubmitting } = form.formState;
  const submit = async (values: Values) => {
    if (others.some((other) => nameKey(other) === nameKey(values))) {
      setError('name', { message: BRANCH_MESSAGES.nameTaken }, { shouldFocus: true });
      return;
    }
    await onSave({
      ...values,
      phone: nullWhenEmpty(values.phone),
      id: branch?.id ?? crypto.randomUUID(),
    });
  };
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
        <Stack gap="5">
          <FormField
            label="Name"
            error={errors.name?.message}
            help="For example ‘Downtown office’. Clients can choose it in a request."
            required
          >
            <Input maxLength={LIMITS.branchName} autoComplete="off" {...register('name')} />
          </FormField>
          <FormField
            label="Address"
            error={errors.address?.message}
            help="Street, city and state. Clients find you in search by its city."
            required
          >
            <Input
              maxLength={LIMITS.branchAddress}
              autoComplete="street-address"
              {...register('address')}
            />
          </FormField>
          <FormField label="Phone" error={errors.phone?.message} optional>
            <Input type="tel" autoComplete="tel" {...register('phone')} />
          </FormField>
          <WeekFields />
          <Controller
            control={control}
            name="areas"
            render={({ field }) => (
              <Tags
                label="Areas served"
                value={field.value}
                onChange={field.onChange}
                max={LIMITS.branchAreas}
                maxLength={LIMITS.locationLength}
                placeholder={BRAND.examples.area}
                suggest={suggestPlaces}
              />
            )}
          />
          <FormActions label="Save branch" isSending={isSubmitting} onCancel={onClose} />
        </Stack>
      </form>
    </FormProvider>
  );
}

/** The dialog in which a professional edits a branch. */
export function BranchDialog({ open, ...props }: BranchDialogProps) {
  const title = props.branch ? 'Edit branch' : 'Add a branch';
  return (
    <FormDialog open={open} onClose={props.onClose} title={title}>
      <Dialog.Body textStyle="md">
        <OfflineNotice>{BRANCH_MESSAGES.offline}</OfflineNotice>
        <BranchForm {...props} />
      </Dialog.Body>
    </FormDialog>
  );
}
