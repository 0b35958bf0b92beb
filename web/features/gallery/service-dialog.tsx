import { Dialog, Stack } from '@chakra-ui/react';
import { LIMITS } from '@doorstep/domain/limits';
import { isolate } from '@doorstep/domain/text';
import { useState, type SubmitEvent } from 'react';
import { FormActions } from '../../ui/forms/form-actions.tsx';
import { Tags } from '../../ui/forms/tags.tsx';
import { FormDialog } from '../../ui/overlay/form-dialog.tsx';
import { saveDetails } from './save-details.ts';

interface ServiceFieldsProps {
  service: string;
  tags: readonly string[];
  onClose: () => void;
}

function ServiceFields({ service, tags, onClose }: ServiceFieldsProps) {
  const [edited, setEdited] = useState([...tags]);
  const [isSaving, setSaving] = useState(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setSaving(true);
    if (await saveDetails({ service_tags: { [service]: edited } })) onClose();
    setSaving(false);
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="5">
        <Tags
          label="Tags"
          value={edited}
          max={LIMITS.tags}
          maxLength={LIMITS.tagLength}
          onChange={setEdited}
        />
        <FormActions label="Save" isSending={isSaving} onCancel={onClose} />
      </Stack>
    </form>
  );
}

/** Edits the tags of a service; closed if `service` is null. */
export function ServiceDialog({
  service,
  ...props
}: Omit<ServiceFieldsProps, 'service'> & { service: string | null }) {
  return (
    <FormDialog
      open={service !== null}
      onClose={props.onClose}
      title={`Tags of ${isolate(service ?? '')}`}
    >
      <Dialog.Body textStyle="md">
        {service !== null && <ServiceFields service={service} {...props} />}
      </Dialog.Body>
    </FormDialog>
  );
}
