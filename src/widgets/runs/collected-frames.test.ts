import { expect, it } from 'vitest';
import { lessonAddress } from './collected-frames.ts';

it('writes addresses as lessons have them', () => {
  expect(lessonAddress('https://host.example/base/chapters/backtracking/?run=main&step=3#main', '/base/')).toBe(
    '/chapters/backtracking/?run=main&step=3#main',
  );
  expect(lessonAddress('https://host.example/chapters/backtracking/?run=main&stage=1&step=3', '/')).toBe(
    '/chapters/backtracking/?run=main&step=3',
  );
});
