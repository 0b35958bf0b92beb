import { Box, Button, Dialog, Heading, Portal, Text } from '@chakra-ui/react';
import { Eye } from 'lucide-react';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { DialogCloseButton, DialogRoot } from '../../../ui/overlay/dialog-parts.tsx';
import type { ProfileForm } from '../profile-form.ts';

export interface PreviewProps {
  /** Renders the page that the form would make. */
  renderForm: (form: ProfileForm) => ReactNode;
}

/** Renders the page of the form's values. Typing does not wait for it. */
function Preview({ renderForm }: PreviewProps) {
  const { control, getValues } = useFormContext<ProfileForm>();
  const changed = useWatch({ control });
  const form = useDeferredValue({ ...getValues(), ...changed });
  return renderForm(form);
}

/** The width of a desktop page, and by how much it is reduced to fit the pane of 34rem. */
const PAGE = { width: '72rem', zoom: 0.47 };

/** The preview beside the editor: a small desktop page. */
export function PreviewPane(props: PreviewProps) {
  return (
    <>
      <Heading as="h2" size="md" mb="3">
        Preview
      </Heading>
      <Box
        role="region"
        aria-label="Preview of your page"
        tabIndex={0}
        maxH="calc(100vh - 11rem)"
        overflowY="auto"
        bg="bg"
        borderWidth="1px"
        borderColor="border"
        borderRadius="2xl"
        focusVisibleRing="outside"
      >
        <Text srOnly>Shows your page as clients see it, and changes while you type.</Text>
        <Box w={PAGE.width} css={{ zoom: PAGE.zoom }}>
          <Preview {...props} />
        </Box>
      </Box>
    </>
  );
}

/** A button that shows the preview in the whole window. */
export function PreviewButton(props: PreviewProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        minW="11"
        px={{ base: '0', sm: '4' }}
        aria-label="Preview"
        onClick={() => setIsOpen(true)}
      >
        <Eye size={18} aria-hidden="true" />
        <Text as="span" hideBelow="sm">
          Preview
        </Text>
      </Button>
      <DialogRoot
        size="full"
        open={isOpen}
        onOpenChange={({ open }) => setIsOpen(open)}
        lazyMount
        unmountOnExit
      >
        <Portal>
          <Dialog.Positioner>
            <Dialog.Content borderRadius="0" bg="bg">
              <Dialog.Header borderBottomWidth="1px" borderColor="border">
                <Dialog.Title fontFamily="heading" fontSize="xl">
                  Preview of your page
                </Dialog.Title>
              </Dialog.Header>
              <Dialog.Body p="0">
                <Preview {...props} />
              </Dialog.Body>
              <DialogCloseButton />
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </DialogRoot>
    </>
  );
}
