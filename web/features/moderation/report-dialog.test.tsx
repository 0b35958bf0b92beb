import { expect, it } from 'vitest';
import { ReportReasons } from './report-dialog.tsx';
import { renderMarkup } from '../../ui/render-markup.tsx';

const render = (error?: string) =>
  renderMarkup(<ReportReasons reason={null} error={error} onChoose={() => {}} />);

it('preselects no reason', () => {
  expect(render()).toContain('type="radio"');
  expect(render()).not.toContain('checked');
  expect(render()).not.toContain('role="alert"');
});

it('shows and announces the error beside the reasons', () => {
  const html = render('Please choose one.');
  const id = /<fieldset[^>]* aria-describedby="([^"]+)"/.exec(html)?.[1];
  expect(id).toBeTruthy();
  expect(html).toMatch(new RegExp(`<p [^>]*id="${id}"[^>]*>Please choose one\\.</p>`));
});
