-- The summary of the morning: who does not want it, and for which day it was last decided, so that it is sent once.
alter table shop_notice_off drop constraint shop_notice_off_notice_check;
alter table shop_notice_off add constraint shop_notice_off_notice_check
  check (notice in ('morning', 'order', 'cancelled', 'message'));
alter table seller_member add column morning_on date;
