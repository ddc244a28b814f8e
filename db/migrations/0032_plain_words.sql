-- Words that say nothing of what may be sent (colours, sizes, everyday brands): what stands beside goods and is neither one of
-- them nor known goods is told as not judged.
alter table goods_words alter column category_code drop not null;

-- The rule for knives offered one without a blade. Only where nobody has written another.
update goods_categories
set rule = jsonb_build_object(
  'cn', '管制刀具和开刃的刀都不能寄，刀具请在当地购买',
  'en', '管制刀具及開刃的刀都不能寄，刀具請在當地購買',
  'sh', 'Knives and anything with a blade cannot be sent; please buy them where you live')
where code = 'knives' and rule->>'cn' = '管制刀具和开刃的刀都不能寄，请改买没有刀刃的款式';
