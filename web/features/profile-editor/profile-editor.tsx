import { Box, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import type { PublicPage } from '@doorstep/domain/pages/public-page';
import type {
  ProviderProfile,
  ProviderProfileFields,
} from '@doorstep/domain/profiles/provider-profile';
import { useEffect, type ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useFormDraft } from '../../data/use-form-draft.ts';
import { findOwnProfile } from '../../data/profiles/own-profile.ts';
import { isSubscribed } from '../../data/billing/subscription.ts';
import { paths } from '../../lib/paths.ts';
import { useLoad } from '../../lib/use-load.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { AppLink } from '../../ui/layout/primitives.tsx';
import { DraftNotice } from '../../ui/feedback/draft-notice.tsx';
import { OfflineNotice } from '../../ui/feedback/offline-notice.tsx';
import { Panel } from '../../ui/layout/page.tsx';
import { CardSkeletons, ErrorState } from '../../ui/feedback/states.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { CompletenessMeter } from './completeness-meter.tsx';
import { ContactSection, SocialSection } from './contact-section.tsx';
import { EDITOR_MESSAGES } from './messages.ts';
import { PageEmailNote } from './page-email-note.tsx';
import { PageSteps } from './page-steps.tsx';
import { PageSection, WorkSection } from './page-section.tsx';
import { PhotosSection } from './pictures/photos-section.tsx';
import { PicturesSection } from './pictures/pictures-section.tsx';
import { previewPage } from './preview/preview-page.ts';
import type { PreviewProps } from './preview/preview.tsx';
import { checkedFormSchema, profileTextsSchema, toForm, type ProfileForm } from './profile-form.ts';
import { SaveBar } from './saving/save-bar.tsx';
import { useSaveProfile } from './saving/use-save-profile.ts';
import { useLateParts } from './use-late-parts.ts';
import { useUpload } from './pictures/use-upload.ts';

function NoSubscription() {
  return (
    <Panel bg="accent.subtle" borderColor="accent.muted" py="4">
      <Text>
        Without an active subscription your page is saved as a draft that only you can see.{' '}
        <AppLink to={paths.pricing}>Choose a plan</AppLink>
      </Text>
    </Panel>
  );
}

/** Loads the code of the preview: a pane beside the editor, or a button on narrow screens. */
function PreviewLoader({ isWide, ...props }: PreviewProps & { isWide: boolean }) {
  const code = useLateParts();
  if (code.status === 'ready') {
    const { PreviewPane, PreviewButton } = code.data;
    return isWide ? <PreviewPane {...props} /> : <PreviewButton {...props} />;
  }
  if (code.status === 'loading' || !isWide) return null;
  return <ErrorState onRetry={code.reload}>We couldn't load the preview.</ErrorState>;
}

interface EditorProps {
  uid: string;
  profile: ProviderProfile | null;
  /** Renders the public page as a preview. */
  renderPreview: (page: PublicPage) => ReactNode;
  /** Renders what is stored about a photo. It is shown below the photo. */
  renderPhoto: (url: string) => ReactNode;
  /** Sections that are saved on their own. */
  children: ReactNode;
}

function Editor({ uid, profile, renderPreview, renderPhoto, children }: EditorProps) {
  const form = useForm<ProfileForm, unknown, ProviderProfileFields>({
    resolver: zodResolver(checkedFormSchema(profile?.phone ?? null)),
    defaultValues: toForm(profile),
  });
  const saving = useSaveProfile(uid, profile, form);
  const draft = useFormDraft({
    form,
    name: 'profile',
    schema: profileTextsSchema,
    initial: profileTextsSchema.parse(saving.stored.form),
    offerIfChanged: true,
    onMovedToMemory: () => toast.info(EDITOR_MESSAGES.draftKept),
  });
  const avatar = useUpload({
    folder: 'provider-avatars',
    success: EDITOR_MESSAGES.imageUploaded,
    onUploaded: (url) => form.setValue('avatar_url', url),
  });
  const cover = useUpload({
    folder: 'provider-covers',
    success: EDITOR_MESSAGES.imageUploaded,
    onUploaded: (url) => form.setValue('cover_url', url),
  });
  const photos = useUpload({
    folder: 'provider-work-photos',
    success: EDITOR_MESSAGES.photoUploaded,
    onUploaded: (url) => form.setValue('work_photos', [...form.getValues('work_photos'), url]),
  });
  const isUploading = [avatar, cover, photos].some(({ isBusy }) => isBusy);

  const isWide = useMediaQuery('(min-width: 1280px)');
  const preview = (
    <PreviewLoader
      isWide={isWide}
      renderForm={(values) => renderPreview(previewPage(values, uid, profile))}
    />
  );

  return (
    <FormProvider {...form}>
      <Flex gap="10" align="flex-start">
        {/* No submit button: Enter must not choose between a draft and a public page. */}
        <chakra.form
          flex="1"
          minW="0"
          noValidate
          aria-label="Public profile"
          onSubmit={(event) => event.preventDefault()}
        >
          {/* Keeps a field that gets the focus by keyboard visible above the save bar. */}
          <Stack
            gap="5"
            css={{
              '& :focus': { scrollMarginBottom: '10rem' },
              // The height of the bar of sections. The theme leaves space for the header.
              '& section, & :focus': { scrollMarginTop: '4.5rem' },
            }}
          >
            <OfflineNotice>{EDITOR_MESSAGES.offline}</OfflineNotice>
            <DraftNotice draft={draft} />
            {isSubscribed(saving.subscription) === false && <NoSubscription />}
            <CompletenessMeter />
            <PageSteps
              uid={uid}
              isNew={saving.stored.form.handle === ''}
              isPublic={saving.stored.published}
            />
            <PageSection stored={saving.stored} />
            <WorkSection />
            <ContactSection>
              <PageEmailNote uid={uid} email={saving.stored.form.email} />
            </ContactSection>
            <SocialSection />
            <PicturesSection avatar={avatar} cover={cover} />
            <PhotosSection upload={photos} renderDetails={renderPhoto} />
            {children}
          </Stack>
          <SaveBar
            form={form}
            stored={saving.stored}
            saved={saving.saved}
            published={saving.published}
            canPublish={isSubscribed(saving.subscription) === true}
            onPublishedChange={saving.setPublished}
            isUploading={isUploading}
            preview={!isWide && preview}
            onDiscard={draft.clear}
            onSave={(publish) => void saving.submit(publish)}
          />
        </chakra.form>
        {isWide && (
          <Box position="sticky" top="5.5rem" w="34rem" flexShrink="0">
            {preview}
          </Box>
        )}
      </Flex>
    </FormProvider>
  );
}

/** The public profile editor. Loads the profile each time the screen is opened. */
export function ProfileEditor({ uid, ...slots }: Omit<EditorProps, 'profile'>) {
  const { reload, ...profile } = useLoad(`own-profile:${uid}`, () => findOwnProfile(uid));
  const failure = profile.status === 'error' ? profile.error : null;
  useEffect(() => {
    if (failure) console.error('The profile cannot be read', failure);
  }, [failure]);

  if (profile.status === 'loading') return <CardSkeletons label="Loading your profile..." />;
  if (profile.status === 'error') {
    return <ErrorState onRetry={reload}>{EDITOR_MESSAGES.loadFailed}</ErrorState>;
  }
  return <Editor uid={uid} profile={profile.data} {...slots} />;
}
