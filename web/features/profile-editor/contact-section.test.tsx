import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { ContactSection } from './contact-section.tsx';
import { toForm } from './profile-form.ts';
import { renderMarkup } from '../../ui/render-markup.tsx';

function Editor({ phone = '', website_url = '' }) {
  const form = useForm({ defaultValues: { ...toForm(null), phone, website_url } });
  return (
    <FormProvider {...form}>
      <ContactSection />
    </FormProvider>
  );
}

const WARNING = 'Add a phone number or a website.';

it.each([{}, { phone: '  ' }])('warns beside the contact fields with %j', (fields) => {
  expect(renderMarkup(<Editor {...fields} />)).toContain(WARNING);
});

it.each([{ phone: '512 555 0100' }, { website_url: 'https://rivera.example' }])(
  'does not warn with %j',
  (fields) => {
    expect(renderMarkup(<Editor {...fields} />)).not.toContain(WARNING);
  },
);
