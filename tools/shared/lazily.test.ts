import { lazily } from './lazily';

test('lazily: when a value is asked for again, then it is made once, and not before the first time', () => {
  const make = jest.fn(() => undefined);
  const value = lazily(make);
  expect(make).not.toHaveBeenCalled();
  value();
  value();
  expect(make).toHaveBeenCalledTimes(1);
});
